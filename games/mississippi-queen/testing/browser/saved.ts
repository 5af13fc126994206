import type { Beginning } from '@showboat/engine';
import { type State, casualMoves, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { SavedGame } from '../../../../client/session/saved';
import { type SavedAt, findMomentOf, firstStateOf, savedGameOf } from '../../../../client/tests/harness/saved-at';

// Saved games of Mississippi Queen at any moment, for tests and screenshots.

export const firstState = (beginning: Beginning): State => firstStateOf(game, beginning);

export const savedGame = (at: SavedAt): SavedGame => savedGameOf(game, at);

/** The first moment that fits, in games of ships that sail downstream without much thought. */
export const findMoment = (
  id: string,
  options: Readonly<Record<string, string | number | boolean>>,
  isWanted: (state: State) => boolean,
): SavedGame => findMomentOf({ game, casualMoves }, id, options, isWanted);
