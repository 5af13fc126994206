import { type ReadonlySignal, signal } from '@preact/signals';
import { deleteGame, saveGame } from '../session/games';
import type { SavedGame } from '../session/saved';

/** How long a deleted game can be restored. */
const GRACE = 8000;

const gone = signal<SavedGame | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last deleted game, as long as it can be restored. */
export const removed: ReadonlySignal<SavedGame | undefined> = gone;

/** From now on it can no longer be restored. */
export const finishRemoval = (): void => {
  clearTimeout(timer);
  gone.value = undefined;
};

/** Deleted immediately and held in memory: closing the page right after does not bring it back. */
export const removeGame = (game: SavedGame): void => {
  clearTimeout(timer);
  gone.value = game;
  timer = setTimeout(finishRemoval, GRACE);
  void deleteGame(game.id);
};

export const undoRemoval = async (): Promise<void> => {
  const game = gone.value;
  if (game) await saveGame(game);
  // Lists reload when this changes: by then it has been restored.
  finishRemoval();
};
