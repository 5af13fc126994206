import type { TableParts } from '../view';
import { type KeyRow, keyHelp } from './keyboard';

interface Keys {
  onKey(event: KeyboardEvent): boolean;
}

/** The keys of a table: those of its planner, and of its camera while nothing that scrolls has the focus. `board` selects the board. */
export const tableKeys = (
  planner: Keys & { close(): void },
  camera: Keys,
  board: string,
  rows: readonly KeyRow<string>[],
  /** Asked for when they are shown: they may be loaded later. */
  words: () => Readonly<Partial<Record<string, string>>>,
): Pick<TableParts, 'onKey' | 'keys' | 'close'> => {
  const isAtBoard = (target: EventTarget | null): boolean =>
    target instanceof Element && (target === document.body || target.closest(board) !== null);
  return {
    onKey: (event) => planner.onKey(event) || (isAtBoard(event.target) && camera.onKey(event)),
    keys: () => keyHelp(rows, words()),
    close: planner.close,
  };
};
