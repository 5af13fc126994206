import { readGame, readKeys, transact } from './database';
import { type Entry, lostEntry, mergeEntries, readEntry } from './entry';
import { keeperOf, keepers } from './keepers';
import type { SavedGame } from './saved';
import { openTabs } from './tabs';

/** Each in a transaction of its own: one that the browser cannot take out does not take the others with it. */
const readStored = async (key: IDBValidKey): Promise<Entry> => {
  try {
    return readEntry(key, await readGame(key));
  } catch {
    return lostEntry(key);
  }
};

/** Games that are in this page only, or newer than what is stored of them. */
const unstored = (): readonly SavedGame[] =>
  [...keepers.values()].flatMap(({ trouble, saved }) => (trouble.value === 'refused' ? [saved] : []));

export const isUnstored = (id: string): boolean => unstored().some((saved) => saved.id === id);
export const hasUnstored = (): boolean => unstored().length > 0;

export const readEntries = async (): Promise<readonly Entry[]> => {
  try {
    return mergeEntries(await Promise.all((await readKeys()).map(readStored)), unstored());
  } catch (error) {
    if (!hasUnstored()) throw error;
    return mergeEntries([], unstored());
  }
};

const tellTabs = (id: string): void => {
  const tabs = openTabs(id, () => undefined);
  tabs.tell();
  tabs.close();
};

export const deleteEntry = async (key: IDBValidKey): Promise<void> => {
  await transact('readwrite', (games) => games.delete(key));
  keepers.get(String(key))?.stop();
  keepers.delete(String(key));
  tellTabs(String(key));
};

/** As it was deleted, unless another tab has restored it already. */
export const restoreGame = async (saved: SavedGame): Promise<void> => {
  // With the same version as before: a tab in which it is still open goes on from there.
  await keeperOf({ ...saved, version: saved.version - 1 }).keep(undefined, { isNew: true });
  tellTabs(saved.id);
};
