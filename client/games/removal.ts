import { type ReadonlySignal, signal } from '@preact/signals';
import { deleteGame, saveGame } from '../session/games';
import type { SavedGame } from '../session/saved';

/** How long a deleted game can be called back. */
const GRACE = 8000;

const gone = signal<SavedGame | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The game that was deleted last, as long as it can be called back. */
export const removed: ReadonlySignal<SavedGame | undefined> = gone;

/** From now on nobody can call it back any more. */
export const finishRemoval = (): void => {
  clearTimeout(timer);
  gone.value = undefined;
};

/** Deleted at once, and held in memory: whoever closes the page right after has deleted it all the same. */
export const removeGame = (game: SavedGame): void => {
  clearTimeout(timer);
  gone.value = game;
  timer = setTimeout(finishRemoval, GRACE);
  void deleteGame(game.id);
};

export const undoRemoval = async (): Promise<void> => {
  const game = gone.value;
  if (game) await saveGame(game);
  // Lists look again when this changes: by then it is back.
  finishRemoval();
};
