import { type Watch, createFuzz } from '@showboat/engine/fuzz';
import { mississippiQueen as game } from '../index';
import type { Move } from '../rules/moves';
import { type State, moverOf } from '../rules/state';
import { CASES } from './cases';
import { problemsAcross, problemsIn } from './invariants';

/** The longest random race seen has a few thousand moves; ten times that is an endless one. */
const ENDLESS = 60_000;

const thrifty = (state: State, legal: readonly Move[]): readonly Move[] => {
  if (game.actor(state) === 'chance' || legal.length < 2) return legal;
  const ship = state.ships[moverOf(state)];
  const cheap = legal.filter(
    (move) =>
      move.kind === 'board' ||
      (move.kind !== 'end' && move.kind !== 'turn' && game.apply(state, move).ships[moverOf(state)].coal === ship.coal),
  );
  return cheap.length > 0 ? cheap : legal;
};

/** Every position that a race leads to can be written down and read again. */
const problemsAsText = (state: State): readonly string[] => {
  const position = game.formatPosition(state);
  const read = position.ok ? game.parsePosition(position.value) : position;
  return position.ok && !read.ok ? [`its position is refused: ${JSON.stringify(read.refusal)}`] : [];
};

export const watchLaws = (): Watch<State, Move> => (before, move, after) => [
  ...problemsIn(after),
  ...problemsAsText(after),
  ...problemsAcross(before, move, after),
];

export const fuzz = createFuzz(game, {
  cases: CASES,
  mostMoves: ENDLESS,
  watch: watchLaws,
  // Every other race: ships that burn no coal get far enough to meet passengers and the pier.
  movesFrom: (state, lap) => (lap % 2 === 1 ? thrifty(state, game.legalMoves(state)) : game.legalMoves(state)),
});
