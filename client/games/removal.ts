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

/** Deleted before anything is said of it, and held in memory: leaving the page right after does not bring it back. */
export const removeGame = async (game: SavedGame): Promise<void> => {
  clearTimeout(timer);
  await deleteGame(game.id);
  gone.value = game;
  timer = setTimeout(finishRemoval, GRACE);
};

export const undoRemoval = async (): Promise<void> => {
  const game = gone.value;
  if (game) await saveGame(game);
  // Lists reload when this changes: by then it has been restored.
  finishRemoval();
};
