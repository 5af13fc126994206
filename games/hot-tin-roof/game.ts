import type { Rules } from '@showboat/engine';
import { outcome } from './rules/finish';
import type { Move } from './rules/moves';
import { formatMove, notation, parseMove } from './rules/notation';
import { OPTIONS, type Options, PRESETS } from './rules/options';
import { refuse } from './rules/refusals';
import { actor, apply, asides, chances, legalMoves } from './rules/rules';
import { setup } from './rules/setup';
import { ENDINGS, type State } from './rules/state';
import { redeal, seenMove, view } from './rules/view';

// The rules for everything that shows or plays the game: the game itself, and what may be asked about a moment. Bots and words
// are separate, so that they need not be loaded with it.

export const hotTinRoof: Rules<State, Move, Options> = {
  id: 'hot-tin-roof',
  rulesVersion: '1',
  options: OPTIONS, presets: PRESETS, endings: ENDINGS,
  setup, optionsOf: (state) => state.options,
  actor, legalMoves, chances, asides, refuse, apply, outcome,
  view, seenMove, redeal,
  formatMove, parseMove, notation,
}; // biome-ignore format: what belongs together

/** Nobody is ever thrown out of this game. */
export const isEliminated = (): boolean => false;

export * from './rules/board';
export { type Area, BOARD_FORMAT, type BoardFile, type GapFile, type RoofFile, type TileFile } from './rules/board-file';
export { isPoor } from './rules/diving';
export { type Score, type ScoredOutcome, catsOnBoard, isStuck, scoresOf } from './rules/finish';
export * from './rules/forecast';
export { type Layout, layoutOf } from './rules/layout';
export { type Walk, isSameMove } from './rules/moves';
export { NUMBERS, NUMBER_NAMES, type NumberName } from './rules/numbers';
export { STANDARD, fishFor } from './rules/options';
export { isJoined } from './rules/joined';
export { formatPayment } from './rules/refusals';
export * from './rules/state';
export { STANDARD_FILE } from './rules/standard-board';
export { type Tribute, type WayStep, wayOf } from './rules/ways';
export type { Move, Options, State };
