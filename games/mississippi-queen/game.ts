import type { Rules, Seat } from '@showboat/engine';
import { outcome } from './rules/finish';
import type { Move } from './rules/moves';
import { formatMove, notation, parseMove } from './rules/notation';
import { OPTIONS, type Options, PRESETS } from './rules/options';
import { refuse } from './rules/refusals';
import { actor, apply, asides, chances, legalMoves } from './rules/rules';
import { setup } from './rules/setup';
import { ENDINGS, type State } from './rules/state';

// The rules for everything that shows or plays the game: the game itself, and what may be asked about a moment. Bots and words
// are separate, so that they need not be loaded with it.

export const mississippiQueen: Rules<State, Move, Options> = {
  id: 'mississippi-queen',
  rulesVersion: '1',
  options: OPTIONS, presets: PRESETS, endings: ENDINGS,
  setup, optionsOf: (state) => state.options,
  actor, legalMoves, chances, asides, refuse, apply, outcome,
  // Nothing is hidden in this game: the stack is a set, and its order is unknown to all.
  view: (state) => state, seenMove: (_state, move) => move, redeal: (state) => state,
  formatMove, parseMove, notation,
}; // biome-ignore format: what belongs together

/** MQ-ELIM-5: none of its ships is on the river or has landed. */
export const isEliminated = (state: State, seat: Seat): boolean =>
  state.ships.every((ship) => ship.seat !== seat || ship.status === 'out');

export * from './rules/cells';
export { LAND, LANDING_CELLS, LOGS, SAND, WATER, chartOf, isCoalJetty, isJetty, isLanding, kindAt } from './rules/chart';
export { speedAfterLogs } from './rules/exchange';
export { type Gain, gainOf } from './rules/gains';
export { openExits, poseAt, tilesToCome } from './rules/growth';
export { isSameMove } from './rules/moves';
export { isDoomed } from './rules/outlook';
export { orderOfPlay } from './rules/order';
export { stockOf } from './rules/passengers';
export { entryPoints, speedCoal, turningCoal } from './rules/prices';
export { type Stop, stopsFrom } from './rules/reach';
export * from './rules/state';
export { legalStops } from './rules/stops';
export { START_SPACES, TILE_BY_ID, type TileSpec } from './rules/tiles';
export { coalLeft } from './rules/turn';
export type { Move, Options, State };
