import type { Page } from 'playwright-core';
import { askAs } from './online-stage';

const SALT = '9f0c3a5b77e1d2449f0c3a5b77e1d244';

/** A table of the page's own player with its salt kept in the browser; begun, but nobody has moved. */
export const beginTable = async (page: Page, game = 'hot-tin-roof'): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }];
  const table = Object(await askAs(page, 'POST', '/tables', { game, seats, standIn: 'random', salt: SALT }));
  const id = String(table.id);
  await page.evaluate(
    ([key, salt]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('showboat-online');
        asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('tables'));
        asked.addEventListener('error', () => reject(asked.error));
        asked.addEventListener('success', () => {
          const work = asked.result.transaction('tables', 'readwrite');
          work.objectStore('tables').put(salt, key);
          work.addEventListener('complete', () => {
            asked.result.close();
            resolve();
          });
        });
      }),
    [`${id}/salt`, SALT] as const,
  );
  await askAs(page, 'POST', `/tables/${id}/start`);
  return id;
};

/** Its player leaves, and bots play to the end. */
export const finishTable = async (page: Page, id: string): Promise<void> => {
  await askAs(page, 'DELETE', `/tables/${id}/seats/0`);
  const isOver = async (): Promise<boolean> => Object(await askAs(page, 'GET', `/tables/${id}`)).status === 'over';
  while (!(await isOver())) await page.waitForTimeout(50);
};
