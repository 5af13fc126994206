import type { SavedGame } from './saved';
import { type Ruling, ruleOn } from './versions';

// The browser's database, as it is: whatever it refuses is an exception, and what it holds may be anything.

let opening: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('showboat');
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('games'));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error));
  });

/** Resolves with what was asked for when all of it is done, on disk. */
export const transact = async <Answer>(
  mode: IDBTransactionMode,
  ask: (games: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> => {
  try {
    const database = await (opening ??= open());
    return await new Promise((resolve, reject) => {
      const work = database.transaction('games', mode);
      const asked = ask(work.objectStore('games'));
      work.addEventListener('complete', () => resolve(asked.result));
      work.addEventListener('abort', () => reject(work.error));
    });
  } catch (error) {
    // A connection that has failed once may never work again.
    opening = undefined;
    throw error;
  }
};

export const readKeys = (): Promise<readonly IDBValidKey[]> => transact('readonly', (games) => games.getAllKeys());

export const readGame = (key: IDBValidKey): Promise<unknown> => transact('readonly', (games) => games.get(key));

/** One transaction reads and writes: of two tabs that write at the same moment, the second learns of the first. */
export const writeGame = async (saved: SavedGame, mayCreate: boolean): Promise<Ruling> => {
  let ruling: Ruling = 'write';
  await transact('readwrite', (games) => {
    const stored = games.get(saved.id);
    stored.addEventListener('success', () => {
      ruling = ruleOn(stored.result, saved.version, mayCreate);
      if (ruling === 'write') games.put({ ...saved, version: saved.version + 1 }, saved.id);
    });
    return stored;
  });
  return ruling;
};
