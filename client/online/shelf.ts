// What this browser keeps about online tables: what it was told, and a turn that is not stored by the server yet.

/** Values under keys. Whatever is refused by the browser is an exception. */
export interface Shelf {
  read(key: string): Promise<unknown>;
  /** Durable when it resolves. `undefined` takes it away. */
  write(key: string, value: unknown): Promise<void>;
}

const STORE = 'tables';
let opening: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('showboat-online');
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error));
  });

const transact = async (mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
  try {
    const database = await (opening ??= open());
    return await new Promise((resolve, reject) => {
      const work = database.transaction(STORE, mode, { durability: 'strict' });
      const asked = ask(work.objectStore(STORE));
      // At once, not after an answer: a page that is left in the next moment has said all that it has to say.
      work.commit();
      work.addEventListener('complete', () => resolve(asked.result));
      work.addEventListener('abort', () => reject(work.error));
    });
  } catch (error) {
    // A connection that has failed once may never work again.
    opening = undefined;
    throw error;
  }
};

export const BROWSER_SHELF: Shelf = {
  read: (key) => transact('readonly', (store) => store.get(key)),
  write: async (key, value) => {
    await transact('readwrite', (store) => (value === undefined ? store.delete(key) : store.put(value, key)));
  },
};

/** For programs and tests, and where the browser keeps nothing. */
export const createMemoryShelf = (): Shelf => {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, structuredClone(value))),
  };
};
