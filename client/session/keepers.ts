import { readGame, writeGame } from './database';
import type { Entry } from './entry';
import { type Keeper, createKeeper } from './keeper';
import type { SavedGame } from './saved';
import { versionOf } from './versions';

/** Of the games created or opened in this page. What cannot be stored lives here as long as the page does. */
export const keepers = new Map<string, Keeper>();

/** The schema is loaded when there is something to read. */
export const parseEntry = async (id: string, raw: unknown): Promise<Entry> => (await import('./entry')).readEntry(id, raw);

/** As stored now. What this page has written itself needs no schema. */
const readAfter = async (known: SavedGame): Promise<SavedGame | undefined> => {
  const raw = await readGame(known.id);
  if (raw === undefined) return undefined;
  if (versionOf(raw) === known.version) return known;
  const found = await parseEntry(known.id, raw);
  if (found.kind === 'unreadable') throw new Error(`${known.id} was damaged`);
  return found.saved;
};

export const keeperOf = (saved: SavedGame): Keeper => {
  const keeper = keepers.get(saved.id) ?? createKeeper(saved, { write: writeGame, read: readAfter });
  keepers.set(saved.id, keeper);
  return keeper;
};
