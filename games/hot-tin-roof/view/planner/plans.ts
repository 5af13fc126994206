import { type Hint, oncePer } from '@showboat/ui';
import { IN_HAND, type Move, POSES, type State, hotTinRoof as game, goalsOf, isSameMove, taskOf, wayOf } from '../../game';
import type { CatName, Plan, Question, Target } from './planner';

export const questionOf = (state: State): Question | undefined => {
  const task = taskOf(state);
  return task === 'over' || task === 'chance' ? undefined : task;
};

const NOTHING = {
  dumpster: undefined,
  pose: undefined,
  gap: undefined,
  isDeluxe: false,
  roof: undefined,
  from: undefined,
  way: [],
  pays: [],
} as const;

/** A home dumpster asks at once for a pair: both are one decision. */
const divesWith = (state: State, dive: Move, dumpster: number): readonly Plan[] => {
  const after = game.apply(state, dive);
  const common = { ...NOTHING, kind: 'dive', dumpster } as const;
  if (after.phase.kind !== 'placing') return [{ ...common, moves: [dive], after }];
  return game
    .legalMoves(after)
    .flatMap((move) =>
      move.kind === 'place' ? [{ ...common, pose: move.pose, moves: [dive, move], after: game.apply(after, move) }] : [],
    );
};

const planOfMove = (state: State, move: Move): readonly Plan[] => {
  const common = { ...NOTHING, moves: [move], after: state };
  switch (move.kind) {
    case 'dive':
      return divesWith(state, move, move.dumpster);
    case 'poor':
      return [{ ...common, kind: 'poor', after: game.apply(state, move) }];
    case 'place':
      return [{ ...common, kind: 'place', pose: move.pose, after: game.apply(state, move) }];
    case 'lay':
      return [{ ...common, kind: 'lay', gap: move.gap, isDeluxe: move.isDeluxe, after: game.apply(state, move) }];
    case 'shelter':
      return [{ ...common, kind: 'shelter', roof: move.roof, after: game.apply(state, move) }];
    case 'walk': {
      const { pose, from, to, pays } = move;
      return [{ ...common, kind: 'move', pose, from, roof: to, pays, way: wayOf(state, move), after: game.apply(state, move) }];
    }
    case 'decline':
    case 'end':
    case 'first':
    case 'turn-up':
      return [];
  }
};

/** Every complete answer to the question; paths only of the active cat, because there are many. */
export const plansOf = oncePer(
  (state: State, cat: CatName | undefined): readonly Plan[] =>
    game.legalMoves(state).flatMap((move) => {
      if (move.kind === 'walk' && (move.pose !== cat?.pose || move.from !== cat.from)) return [];
      return planOfMove(state, move);
    }),
  (cat) => cat && `${cat.pose}${cat.from}`,
);

/** All cats on roofs of the seat to move. */
const catsOut = ({ players, turn }: State): readonly CatName[] =>
  players[turn].cats.flatMap((from, i) => (from === IN_HAND ? [] : [{ pose: POSES[i >> 1], from }]));

/** The cats of the seat to move that can go somewhere, those that can afford to meet first. */
export const catsOf = oncePer((state: State): readonly CatName[] => {
  if (state.phase.kind !== 'moving') return [];
  const found = catsOut(state).flatMap((cat) => {
    const goals = goalsOf(state, cat.pose, cat.from).filter(({ fares }) => fares[0].isAffordable);
    return goals.length === 0 ? [] : [{ cat, canMeet: goals.some(({ isMeeting }) => isMeeting) }];
  });
  return found.sort((a, b) => Number(b.canMeet) - Number(a.canMeet)).map(({ cat }) => cat);
});

/** Whether there is something to build with, and somewhere, after a small dumpster. */
export const canBuild = (state: State): boolean =>
  game.legalMoves(state).some(({ kind }) => kind === 'lay' || kind === 'shelter');

/** A hint's answer to the current question. */
export const planOfHint = (state: State, { moves }: Hint<Move>): Plan | undefined => {
  const [first] = moves;
  if (!first) return undefined;
  return planOfMove(state, first).find((plan) => plan.moves.every((move, i) => moves[i] && isSameMove(moves[i], move)));
};

/** Whether a plan is about that place. */
export const isAbout = (plan: Plan, target: Target): boolean => {
  switch (target.kind) {
    case 'dumpster':
      return plan.dumpster === target.dumpster;
    case 'gap':
      return plan.gap === target.gap;
    case 'roof':
      return plan.roof === target.roof;
    // A cat is chosen, never run to.
    case 'cat':
      return false;
  }
};

/** Where a cat would go that can go nowhere: as cheaply as possible, else to its partner. */
const walkOf = (state: State, { pose, from }: CatName): Move => {
  const [goal] = [...goalsOf(state, pose, from)].sort((a, b) => a.fares[0].price - b.fares[0].price);
  const partner = catsOut(state).find((one) => one.pose === pose && one.from !== from);
  return goal?.fares[0].move ?? { kind: 'walk', pose, from, to: partner?.from ?? from, pays: state.players.map(() => 0) };
};

/** The move meant by a click there, legal or not. */
export const meantBy = (state: State, cat: CatName | undefined, target: Target): Move => {
  switch (target.kind) {
    case 'dumpster':
      return { kind: 'dive', dumpster: target.dumpster };
    case 'gap': {
      const { catwalks, deluxe } = state.players[state.turn];
      return { kind: 'lay', gap: target.gap, isDeluxe: catwalks === 0 && deluxe > 0 };
    }
    case 'cat':
      return walkOf(state, target);
    case 'roof': {
      const { phase } = state;
      if (phase.kind === 'sheltering' || phase.kind === 'laying') return { kind: 'shelter', roof: target.roof };
      // Where no cat can afford to go anywhere, any that would have a way is meant; where none is out, one that would be there.
      const all = cat ? [cat] : catsOut(state);
      const [first = { pose: POSES[0], from: target.roof }] = all;
      const goals = phase.kind === 'moving' ? all.flatMap(({ pose, from }) => goalsOf(state, pose, from)) : [];
      const goal = goals.find(({ roof }) => roof === target.roof);
      return goal?.fares[0].move ?? { kind: 'walk', ...first, to: target.roof, pays: state.players.map(() => 0) };
    }
  }
};
