import { type Hint, oncePer } from '@showboat/ui';
import { CARDS, type Card, type Move, type Site, type State, cardPlayed, isSameMove, patrician as game } from '../../game';
import type { Plan, Question, Target } from './planner';

const ANSWERS: Readonly<Record<State['phase']['kind'], Question | undefined>> = {
  first: undefined,
  dealing: undefined,
  opening: undefined,
  playing: 'build',
  building: 'build',
  moving: 'move',
  taking: 'take',
  refilling: undefined,
  placing: 'place',
  over: undefined,
};

export const questionOf = (state: State): Question | undefined => ANSWERS[state.phase.kind];

const NOTHING = { city: undefined, card: undefined, sites: [], from: undefined, link: undefined } as const;

/** One floor after the other; of two equivalent orders the first. */
const buildings = (state: State, card: Card, begun: readonly Move[], sites: readonly Site[]): readonly Plan[] => {
  if (state.phase.kind !== 'building') {
    return [{ ...NOTHING, kind: 'build', moves: begun, after: state, city: CARDS[card].city, card, sites }];
  }
  return game
    .legalMoves(state)
    .flatMap((move) =>
      move.kind === 'build' && !(move.site === 'A' && sites.includes('B'))
        ? buildings(game.apply(state, move), card, [...begun, move], [...sites, move.site])
        : [],
    );
};

const other = (site: Site): Site => (site === 'A' ? 'B' : 'A');

/** Every complete answer to the question, in the order of the rules. */
export const plansOf = oncePer((state: State): readonly Plan[] => {
  if (state.phase.kind === 'building') return buildings(state, cardPlayed(state), [], []);
  return game.legalMoves(state).flatMap((move): readonly Plan[] => {
    const after = game.apply(state, move);
    const common = { ...NOTHING, moves: [move], after };
    switch (move.kind) {
      case 'play':
        return buildings(after, move.card, [move], []);
      case 'move':
        return [{ ...common, kind: 'move', city: move.city, from: move.from, sites: [other(move.from)] }];
      case 'take':
        return [{ ...common, kind: 'take', city: move.city, card: state.lying[move.city] }];
      case 'messenger':
        return [{ ...common, kind: 'place', link: move.link }];
      case 'build':
      case 'decline':
      case 'first':
      case 'deal':
      case 'turn-up':
        return [];
    }
  });
});

const isSameInAnyOrder = (a: readonly Move[], b: readonly Move[]): boolean => {
  const left = [...b];
  for (const move of a) {
    const at = left.findIndex((one) => isSameMove(one, move));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
};

/** A hint's answer to the current question. */
export const planOfHint = (plans: readonly Plan[], { moves }: Hint<Move>): Plan | undefined =>
  plans.find((plan) => isSameInAnyOrder(plan.moves, moves.slice(0, plan.moves.length)));

/** Whether a plan is about that place. */
export const isAbout = (plan: Plan, target: Target): boolean => {
  switch (target.kind) {
    case 'link':
      return plan.link === target.link;
    case 'lying':
      return plan.kind === 'take' && plan.city === target.city;
    case 'site':
      if (plan.city !== target.city) return false;
      return plan.kind === 'take' || (plan.kind === 'move' ? plan.from === target.site : plan.sites.includes(target.site));
  }
};

/** The move meant by a click there, legal or not. */
export const meantBy = (state: State, target: Target): Move | undefined => {
  const { kind } = state.phase;
  if (target.kind === 'link') return kind === 'placing' ? { kind: 'messenger', link: target.link } : undefined;
  if (kind === 'taking') return { kind: 'take', city: target.city };
  if (target.kind === 'site' && kind === 'moving') return { kind: 'move', city: target.city, from: target.site };
  return undefined;
};
