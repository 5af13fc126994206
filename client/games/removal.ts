import { type ReadonlySignal, signal } from '@preact/signals';
import { deleteEntry, restoreGame } from '../session/entries';
import type { SavedGame } from '../session/saved';

/** How long a deleted game can be restored. */
const GRACE = 8000;

export interface Removal {
  readonly game: SavedGame;
  /** The browser did not delete it. */
  readonly isRefused: boolean;
}

const last = signal<Removal | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last deleted game, as long as it can be restored. */
export const removal: ReadonlySignal<Removal | undefined> = last;

/** From now on it can no longer be restored. */
export const finishRemoval = (): void => {
  clearTimeout(timer);
  last.value = undefined;
};

/** Deleted before anything is said of it, and held in memory: leaving the page right after does not bring it back. */
export const removeGame = async (game: SavedGame): Promise<void> => {
  clearTimeout(timer);
  const isRefused = await deleteEntry(game.id).then(
    () => false,
    () => true,
  );
  last.value = { game, isRefused };
  timer = setTimeout(finishRemoval, GRACE);
};

export const undoRemoval = async (): Promise<void> => {
  if (last.value) await restoreGame(last.value.game);
  // Lists reload when this changes: by then it has been restored.
  finishRemoval();
};
