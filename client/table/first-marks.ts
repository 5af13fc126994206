import { readText, writeText } from '../settings/storage';

// Who plays a game for the first time is told three things, one in each of the first turns; then there is silence.

const KEY = 'showboat.told';

/** How many were told, by game; the browser's storage may contain anything. */
export const parseTold = (text: string | undefined): ReadonlyMap<string, number> => {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch {
    return new Map();
  }
};

export const toldOf = (game: string): number => parseTold(readText(KEY)).get(game) ?? 0;

export const noteTold = (game: string, count: number): void =>
  writeText(KEY, JSON.stringify(Object.fromEntries([...parseTold(readText(KEY)), [game, count]])));
