import type { Move, Walk } from '../rules/moves';
import { actor, apply, legalMoves } from '../rules/rules';
import { POSES, type Pose, type State } from '../rules/state';
import { type PairPlan, endedWith, likelyPlans } from '../rules/walk-outcomes';
import { evaluate } from './evaluate';
import type { Weights } from './weights';

// Whole turns worth looking at. All of them would be millions: pieces are tried by what they are worth in themselves, and cats meet,
// come nearer by the best of their walks, or stay.

/** One way a turn can go on, to its end or to where chance decides. */
export interface Turn {
  readonly moves: readonly Move[];
  readonly state: State;
}

/** How many pieces are followed by movement, and how many walks that are no meeting are tried for each pair. */
interface Breadth {
  readonly pieces: number;
  readonly walks: number;
  /** With so many turns for a piece of its kind, no more walks of the two pairs are put together. */
  readonly turns: number;
}

// Only the cheapest are thought about: more than games on the standard board were seen to have (163 walks of a cat, 25 payments for a
// meeting, 86,171 comparisons, 822 turns of a broad look and 252 of a narrow one), so this counts on boards that are made to be slow.
export const MOST_WALKS = 200;
const MOST_MEETINGS = 30;
export const MOST_WORK = 100_000;
export const BROAD: Breadth = { pieces: 10, walks: 5, turns: 1000 };
export const NARROW: Breadth = { pieces: 3, walks: 1, turns: 300 };

const valueOf = (state: State, seat: number, weights: Weights): number => evaluate(state, weights)[seat];

const bestOf = <T>(list: readonly T[], count: number, worth: (entry: T) => number): readonly T[] => {
  if (list.length <= count) return list;
  return list
    .map((entry) => ({ entry, value: worth(entry) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ entry }) => entry);
};

/** What the pair of a pose might do: meet, by any payment, or come nearer. Only one cat walks where nobody is met. */
const walksFor = (state: State, pose: Pose, { walks }: Breadth, weights: Weights): readonly (readonly Walk[])[] => {
  const plans = likelyPlans(state, pose, MOST_WALKS, MOST_WORK);
  const meetings = plans.filter(({ roofs }) => roofs === undefined);
  // A pair that can meet does so, or waits.
  if (meetings.length > 0) return bestOf(meetings, MOST_MEETINGS, ({ price }) => -price).map((plan) => plan.walks);
  const worth = (plan: PairPlan): number => valueOf(apply(state, plan.walks[0]), state.turn, weights);
  return bestOf(plans, walks, worth).map((plan) => plan.walks);
};

/** Movement to the end of the turn. */
const movements = (state: State, breadth: Breadth, weights: Weights): readonly Turn[] => {
  const [sitting, lying] = POSES.map((pose) => walksFor(state, pose, breadth, weights));
  const { cans } = state.players[state.turn];
  const priceOf = (walks: readonly Walk[]): number =>
    walks.reduce((sum, { pays }) => sum + pays.reduce((total, count) => total + count, 0), 0);
  const turns = [endedWith(state, []), ...[...sitting, ...lying].map((walks) => endedWith(state, walks))];
  for (const one of sitting) {
    for (const other of lying) {
      if (turns.length >= breadth.turns) return turns;
      if (priceOf(one) + priceOf(other) > cans) continue;
      // HTR-END-2: the last fish may end the turn before the second pair has walked.
      const walked = one.reduce<State>(apply, state);
      if (walked.phase.kind === 'over') continue;
      const { moves, state: end } = endedWith(walked, other);
      turns.push({ moves: [...one, ...moves], state: end });
    }
  }
  return turns;
};

const after = (moves: readonly Move[], turns: readonly Turn[]): readonly Turn[] =>
  turns.map((turn) => ({ moves: [...moves, ...turn.moves], state: turn.state }));

/** A piece, or none, and the movement after it. */
const buildings = (state: State, breadth: Breadth, weights: Weights): readonly Turn[] => {
  const tried = legalMoves(state).map((move) => ({ move, built: apply(state, move) }));
  const worth = ({ built }: { readonly built: State }): number => valueOf(built, state.turn, weights);
  const turns: Turn[] = [];
  for (const { move, built } of bestOf(tried, breadth.pieces, worth))
    turns.push(...after([move], movements(built, { ...breadth, turns: breadth.turns - turns.length }, weights)));
  return turns;
};

/** From any moment within a turn of the seat to act. */
export const turnsFrom = (state: State, breadth: Breadth, weights: Weights): readonly Turn[] => {
  switch (state.phase.kind) {
    case 'diving':
      return legalMoves(state).flatMap((dive) => {
        const dived = apply(state, dive);
        const isOver = dive.kind === 'poor' || actor(dived) !== state.turn;
        return isOver ? [{ moves: [dive], state: dived }] : after([dive], turnsFrom(dived, breadth, weights));
      });
    case 'placing':
      return legalMoves(state).map((move) => ({ moves: [move], state: apply(state, move) }));
    case 'laying':
    case 'sheltering':
      return buildings(state, breadth, weights);
    case 'moving':
      return movements(state, breadth, weights);
    case 'first':
    case 'opening':
    case 'refilling':
    case 'over':
      return [];
  }
};
