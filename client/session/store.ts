import { createStore, del, get, set, values } from 'idb-keyval';
import type { SavedGame } from './saved';

// The browser's database. Where it is forbidden (some private windows) games last as long as the page.

let database: ReturnType<typeof createStore> | undefined;
const held = new Map<string, SavedGame>();

const openDatabase = (): ReturnType<typeof createStore> => (database ??= createStore('showboat', 'games'));

const withDatabase = async <Answer>(
  work: (store: ReturnType<typeof createStore>) => Promise<Answer>,
  fallback: () => Answer,
): Promise<Answer> => {
  if (typeof indexedDB === 'undefined') return fallback();
  try {
    return await work(openDatabase());
  } catch {
    return fallback();
  }
};

/** The database may contain games of another version of the page, or broken ones. */
const isSavedGame = (value: unknown): value is SavedGame => {
  if (typeof value !== 'object' || value === null) return false;
  const has = (key: string, kind: string): boolean => typeof Reflect.get(value, key) === kind;
  return (
    has('id', 'string') &&
    has('game', 'string') &&
    has('beginning', 'object') &&
    has('seed', 'string') &&
    has('changed', 'number') &&
    has('summary', 'object') &&
    Array.isArray(Reflect.get(value, 'moves')) &&
    Array.isArray(Reflect.get(value, 'seats'))
  );
};

export const putGame = (saved: SavedGame): Promise<void> => {
  held.set(saved.id, saved);
  return withDatabase(
    (store) => set(saved.id, saved, store),
    () => undefined,
  );
};

export const getGame = async (id: string): Promise<SavedGame | undefined> => {
  const found = await withDatabase<unknown>(
    (store) => get(id, store),
    () => held.get(id),
  );
  return isSavedGame(found) ? found : held.get(id);
};

export const dropGame = (id: string): Promise<void> => {
  held.delete(id);
  return withDatabase(
    (store) => del(id, store),
    () => undefined,
  );
};

/** Most recently played first. */
export const allGames = async (): Promise<readonly SavedGame[]> => {
  const found = await withDatabase<readonly unknown[]>(
    (store) => values(store),
    () => [...held.values()],
  );
  return found.filter(isSavedGame).sort((a, b) => b.changed - a.changed);
};
