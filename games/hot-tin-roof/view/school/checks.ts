import type { LessonStep } from '@showboat/ui';
import { DUMPSTERS, type Move, type Player, type Pose, type State, type Walk, firstCat, isJoined } from '../../game';

// Conditions of lesson steps on a state. The learner always has the first seat.

export const LEARNER = 0;
/** The next one clockwise. */
export const CREAM = 1;

export const learnerIn = (state: State): Player => state.players[LEARNER];

/** `true` when the step is done, a code when it has failed, `undefined` while it goes on. */
export type Judge = (state: State, moves: readonly Move[]) => true | string | undefined;

export const deed = (id: string, pointsAt: readonly string[], judge: Judge): LessonStep<State, Move> => ({
  id,
  pointsAt,
  isDone: (state, moves) => judge(state, moves) === true,
  failed: (state, moves) => {
    const verdict = judge(state, moves);
    return verdict === true ? undefined : verdict;
  },
});

export const isLearnersTurn = ({ turn, phase }: State): boolean => turn === LEARNER && phase.kind !== 'over';

/** The dumpster of the learner's turn, unless the dive is still to come or was before the lesson. */
const divedInto = (state: State, moves: readonly Move[]): string | undefined => {
  if (!isLearnersTurn(state) || state.phase.kind === 'diving') return undefined;
  const dive = moves.findLast(({ kind }) => kind === 'dive');
  return dive?.kind === 'dive' ? DUMPSTERS[dive.dumpster] : undefined;
};

/** A dive into this dumpster; a pair that comes with it is placed, too. */
export const divesInto =
  (wanted: string, stray: (dumpster: string) => string = () => 'other-dumpster'): Judge =>
  (state, moves) => {
    const dumpster = divedInto(state, moves);
    if (dumpster === undefined) return undefined;
    if (dumpster !== wanted) return stray(dumpster);
    return state.phase.kind === 'placing' || state.phase.kind === 'refilling' ? undefined : true;
  };

const isPairJoined = (state: State, pose: Pose): boolean => {
  const { cats } = learnerIn(state);
  const first = firstCat(pose);
  return isJoined(state, cats[first], cats[first + 1]);
};

/** A catwalk was laid, if any, and then there is a way from one cat of the pair to the other. */
export const joins =
  (pose: Pose): Judge =>
  (state, moves) => {
    if (state.phase.kind !== 'moving') return undefined;
    if (isPairJoined(state, pose)) return true;
    return moves.at(-1)?.kind === 'decline' ? 'nothing-laid' : 'not-joined';
  };

/** That many fish in total, before the turn ends. */
export const wins =
  (fish: number): Judge =>
  (state) => {
    if (learnerIn(state).fish >= fish) return true;
    return isLearnersTurn(state) ? undefined : 'apart';
  };

/** Everybody else has had a turn, and the learner's next one begins: it has this number. */
export const comesRound =
  (number: number): Judge =>
  (state) =>
    state.number === number ? true : undefined;

/** In order, until one of them has a verdict. */
export const firstOf =
  (...judges: readonly Judge[]): Judge =>
  (state, moves) => {
    for (const judge of judges) {
      const verdict = judge(state, moves);
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  };

export const walksIn = (moves: readonly Move[]): readonly Walk[] => moves.flatMap((move) => (move.kind === 'walk' ? [move] : []));

/** All that this seat has got on the ways of cats. */
export const paidTo = (moves: readonly Move[], seat: number): number =>
  walksIn(moves).reduce((sum, { pays }) => sum + pays[seat], 0);
