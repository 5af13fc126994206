import type { KeyHelp } from '../view';
import { digitOf, isElsewhere, keyOf } from './key-press';

/** What keys do at every table, in addition to the commands of the game. */
type Common = 'enter' | 'drop' | 'undo' | 'redo';

/** Keys that belong together: one line of the help page. */
export interface KeyRow<Command extends string> {
  /** The name of the line among the words for keys; a row without one is not listed. */
  readonly help?: string;
  readonly keys?: Readonly<Record<string, Command | Common>>;
  /** The digit keys from 1 up to this one. */
  readonly digits?: number;
  /** How the help page shows them, if not simply by the keys. */
  readonly caps?: readonly string[];
  /** They may repeat when held down. Others must not confirm and end a turn in one go. */
  readonly repeats?: true;
  /** Active only in this mode of the table, and then before the plain rows. */
  readonly mode?: string;
}

export const ENTER = { help: 'enter', keys: { Enter: 'enter' } } as const;
export const UNDO = { help: 'undo', keys: { z: 'undo' } } as const;
export const REDO = { help: 'redo', keys: { y: 'redo' } } as const;
export const ESCAPE = { help: 'escape', keys: { Escape: 'drop' } } as const;

/** The camera has these itself. */
const CAMERA: readonly KeyRow<never>[] = [
  { help: 'chart', caps: ['⇧ ←', '⇧ →'] },
  { help: 'zoom', caps: ['[', ']'] },
  { help: 'whole', caps: ['Home'] },
  { help: 'centre', caps: ['C'] },
];

const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Escape: 'Esc',
  '-': '−',
};

const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The lines of the help page. */
export const keyHelp = (rows: readonly KeyRow<string>[], words: Readonly<Partial<Record<string, string>>>): readonly KeyHelp[] =>
  [...rows, ...CAMERA].flatMap(({ help, keys = {}, caps = Object.keys(keys).map(capOf) }) =>
    help === undefined ? [] : [{ keys: caps, does: words[help] ?? '' }],
  );

/** The key of a button, by name and as printed. Without one of its own it is Enter. */
export const shortcutOf = (
  rows: readonly KeyRow<string>[],
  command: string,
): { readonly shortcut: string; readonly cap?: string } => {
  const keys = rows.flatMap((row) => (row.mode === undefined ? Object.entries(row.keys ?? {}) : []));
  const [key] = keys.find(([, meant]) => meant === command) ?? [];
  return key === undefined ? { shortcut: 'Enter' } : { shortcut: key, cap: capOf(key) };
};

export const createKeyboard = <Command extends string>(
  rows: readonly KeyRow<Command>[],
  table: {
    mode(): string | undefined;
    digit(digit: number): void;
    press(command: Command | Exclude<Common, 'drop'>): void;
    /** Whether there was something to drop. */
    drop(): boolean;
  },
): ((event: KeyboardEvent) => boolean) => {
  const most = Math.max(0, ...rows.map(({ digits = 0 }) => digits));
  const rowIn = (mode: string | undefined, key: string): KeyRow<Command> | undefined =>
    rows.find((row) => row.mode === mode && row.keys?.[key] !== undefined);
  return (event) => {
    if (isElsewhere(event)) return false;
    const key = keyOf(event);
    const mode = table.mode();
    // The key of 6 is a minus on French keyboards.
    const digit = digitOf(event);
    const isDigit = digit !== undefined && digit <= most;
    const row = (mode === undefined ? undefined : rowIn(mode, key)) ?? rowIn(undefined, key);
    const command = row?.keys?.[key];
    if (!isDigit && command === undefined) return false;
    if (event.repeat && !row?.repeats) return true;
    if (isDigit) table.digit(digit);
    else if (command === 'drop') return table.drop();
    else if (command !== undefined) table.press(command === 'undo' && event.shiftKey ? 'redo' : command);
    return true;
  };
};
