import { type ReadonlySignal, signal } from '@preact/signals';
import { deleteGame } from '../session/games';
import type { SavedGame } from '../session/saved';

/** How long a deleted game can be called back. */
const GRACE = 8000;

const doomed = signal<SavedGame | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The game that is as good as deleted: shown no more, but still there. */
export const removed: ReadonlySignal<SavedGame | undefined> = doomed;

/** Now it is really gone. Also when the page is left: nobody can call it back any more. */
export const finishRemoval = async (): Promise<void> => {
  const game = doomed.value;
  clearTimeout(timer);
  doomed.value = undefined;
  if (game) await deleteGame(game.id);
};

export const removeGame = (game: SavedGame): void => {
  void finishRemoval();
  doomed.value = game;
  timer = setTimeout(() => void finishRemoval(), GRACE);
};

export const undoRemoval = (): void => {
  clearTimeout(timer);
  doomed.value = undefined;
};
