import type { CDPSession, Page } from 'playwright-core';
import type { Settings } from '../../settings/saved-settings';
import { BARE, goTo } from './go-to';

// A page that is used again when a visit is over: it costs a third less than a new one, and a quarter where the application runs on.

/** Where the application waits from one table to the next. */
const LOBBY = '/settings';

export interface KeptPage {
  readonly page: Page;
  /** Who is told about errors of the page and failed requests from now on. */
  hear(tell: (problem: string) => void): void;
  /** Whether the application runs already, and knows none of these games. */
  isInsideFor(games: readonly string[]): boolean;
  /** Nothing is stored but these settings. The application runs on if `isInside`; otherwise it does not run. */
  reset(isInside: boolean, settings: Partial<Settings> | undefined): Promise<void>;
  /** Ends the visit; the application may run on if it only showed tables. Whether there can be another one. */
  leave(wasTable: boolean): Promise<boolean>;
}

/** Asked for by the browser itself where a page names no icon. */
const isIcon = (text: string): boolean => text.includes('/favicon.ico');

const collectProblems = (page: Page, tell: (problem: string) => void): void => {
  const report = (problem: string): void => {
    if (!isIcon(problem)) tell(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => report(`error: ${error.stack ?? error.message}`));
  page.on('crash', () => report('the page crashed'));
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page while it loads aborts its requests.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.url()} (${reason})`);
  });
};

const LASTING = [
  'addInitScript',
  'route',
  'exposeFunction',
  'exposeBinding',
  'setOffline',
  'grantPermissions',
  'newCDPSession',
] as const;
const EVENTS: readonly unknown[] = ['console', 'dialog', 'load', 'popup', 'request', 'response', 'worker'];

/** Whether something was done to it since then that another visitor would notice. */
const watchForChange = (page: Page): (() => boolean) => {
  let isChanged = false;
  for (const target of [page, page.context()])
    for (const name of [...LASTING, 'on']) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') continue;
      Reflect.set(target, name, (...given: readonly unknown[]) => {
        isChanged ||= name !== 'on' || EVENTS.includes(given[0]);
        return Reflect.apply(method, target, given);
      });
    }
  return () => isChanged || page.isClosed() || page.context().pages().length > 1;
};

/** The application follows, as it does when another tab has changed them. */
const emptyInside = (page: Page, settings: Partial<Settings>): Promise<void> =>
  page.evaluate(async (newValue) => {
    const key = 'showboat.settings';
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('showboat');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const work = opening.result.transaction('games', 'readwrite');
        work.objectStore('games').clear();
        work.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
  }, JSON.stringify(settings));

const emptyOutside = async (page: Page, session: CDPSession, settings: Partial<Settings> | undefined): Promise<void> => {
  await page.goto(BARE);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await page.context().clearCookies();
  if (settings) await page.evaluate((text) => localStorage.setItem('showboat.settings', text), JSON.stringify(settings));
};

const gamesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('showboat');
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.map(String));
          });
        });
      }),
  );

export const keepPage = async (page: Page): Promise<KeptPage> => {
  const session = await page.context().newCDPSession(page);
  let listener: (problem: string) => void = () => undefined;
  collectProblems(page, (problem) => listener(problem));
  let isInside = false;
  /** Games that the running application has opened. */
  const known = new Set<string>();
  page.on('domcontentloaded', () => known.clear());
  const isChanged = watchForChange(page);
  return {
    page,
    hear: (tell) => {
      listener = tell;
    },
    isInsideFor: (games) => isInside && games.every((game) => !known.has(game)),
    reset: (staysInside, settings) => (staysInside ? emptyInside(page, settings ?? {}) : emptyOutside(page, session, settings)),
    leave: async (wasTable) => {
      if (isChanged()) return false;
      isInside = wasTable && new URL(page.url()).pathname.startsWith('/table/');
      if (isInside) {
        for (const game of await gamesIn(page)) known.add(game);
        await goTo(page, LOBBY);
      } else await page.goto(BARE);
      return true;
    },
  };
};
