import type { Page } from 'playwright-core';
import type { SavedGame } from '../../session/saved';
import { BARE, type PageOptions, type Stage, type Visit, openPage } from './page';

// Saved games in a page's browser: written, opened, and read back.

/** Writes games to the page's database, as if they had been played there. */
export const putGames = (page: Page, games: readonly SavedGame[]): Promise<void> =>
  page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('showboat');
        const fail = (): void => reject(new Error('the database of the page could not be written'));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('games', 'readwrite');
          for (const one of saved) work.objectStore('games').put(one, one.id);
          work.addEventListener('error', fail);
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    games,
  );

/** The first of these games, in a browser that has them all. */
export const openTable = async (
  stage: Stage,
  games: readonly SavedGame[],
  { settings, ...options }: Omit<PageOptions, 'path'> = {},
): Promise<Visit> => {
  // Any address of the site can write the database.
  const visit = await openPage(stage, { ...options, path: BARE, settings: { pace: 'instant', ...settings } });
  visit.page.setDefaultTimeout(20_000);
  await putGames(visit.page, games);
  await visit.page.goto(`/table/${games[0].id}`);
  return visit;
};

/** The game as stored in the browser. */
export const savedIn = async (page: Page, id: string): Promise<SavedGame> => {
  const saved = await page.evaluate(
    (key) =>
      new Promise<SavedGame | undefined>((resolve, reject) => {
        const opening = indexedDB.open('showboat');
        opening.addEventListener('error', () => reject(new Error('the database of the page could not be read')));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('games').objectStore('games').get(key);
          asking.addEventListener('success', () => {
            opening.result.close();
            resolve(asking.result);
          });
        });
      }),
    id,
  );
  if (!saved) throw new Error(`no game ${id} in the browser`);
  return saved;
};

/** The games stored in the browser. */
export const savedIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('showboat');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', () => reject(new Error('the database of the page could not be read')));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('games').objectStore('games').getAllKeys();
          asking.addEventListener('success', () => {
            opening.result.close();
            resolve(asking.result.map(String));
          });
        });
      }),
  );
