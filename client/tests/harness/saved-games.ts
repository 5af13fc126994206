import type { Page } from 'playwright-core';
import type { SavedGame } from '../../session/saved';
import { type PageOptions, type Stage, type Visit, arrive, goTo } from './page';

// Saved games in a page's browser: written, opened, and read back.

/** Calls a method of the page's store once for each of these lists of arguments. */
const callStore = (
  page: Page,
  method: 'put' | 'get' | 'getAllKeys',
  calls: readonly (readonly unknown[])[],
): Promise<readonly unknown[]> =>
  page.evaluate(
    ({ name, given }) =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('showboat');
        const fail = (): void => reject(new Error(`the database of the page does not ${name}`));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('games', name === 'put' ? 'readwrite' : 'readonly');
          const store = work.objectStore('games');
          const asked = given.map((args): IDBRequest => Reflect.apply(store[name], store, args));
          work.addEventListener('error', fail);
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve(asked.map(({ result }) => result));
          });
        });
      }),
    { name: method, given: calls },
  );

/** Writes anything to the page's database, by its key. */
export const putRaw = async (page: Page, entries: readonly (readonly [key: string, value: unknown])[]): Promise<void> => {
  await callStore(
    page,
    'put',
    entries.map(([key, value]) => [value, key]),
  );
};

/** Writes games to the page's database, as if they had been played there. */
export const putGames = (page: Page, games: readonly SavedGame[]): Promise<void> =>
  putRaw(
    page,
    games.map((game) => [game.id, game]),
  );

/** The database refuses to write as long as `isFull` is set, and `asked` counts how often we ask the browser to keep what is stored. */
export const FULL_DISK = `
  globalThis.isFull = true;
  globalThis.asked = 0;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const asked = put.apply(this, given);
    if (globalThis.isFull) this.transaction.abort();
    return asked;
  };
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => { globalThis.asked++; return false; };
`;

/** The first of these games, in a browser that has them all. */
export const openTable = async (
  stage: Stage,
  games: readonly SavedGame[],
  { settings, ...options }: Omit<PageOptions, 'path'> = {},
): Promise<Visit> => {
  const ids = games.map(({ id }) => id);
  const { visit, isInside } = await arrive(
    stage,
    { ...options, settings: { pace: 'instant', playsForced: false, ...settings } },
    ids,
  );
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await putGames(page, games);
  if (isInside) await goTo(page, `/table/${ids[0]}`);
  else await page.goto(`/table/${ids[0]}`);
  return visit;
};

/** The game as stored in the browser. */
export const savedIn = async (page: Page, id: string): Promise<SavedGame> => {
  const [saved] = await callStore(page, 'get', [[id]]);
  if (!saved) throw new Error(`no game ${id} in the browser`);
  // The door for what the page has stored.
  return saved as SavedGame;
};

/** The games stored in the browser. */
export const savedIds = async (page: Page): Promise<readonly string[]> =>
  (await callStore(page, 'getAllKeys', [[]])).flat().map(String);
