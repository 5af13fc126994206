import type { Language } from '@showboat/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Settings } from '../../settings/saved-settings';
import { launchBrowser } from './browser';
import { type Site, type SiteOptions, startSite } from './site';

/** The site and a browser. */
export interface Stage extends Site {
  readonly browser: Browser;
}

/** One that a test may break. */
export interface OwnStage extends Stage {
  /** Closes only the server, as if the connection were lost. */
  closeSite(): Promise<void>;
}

export const openOwnStage = async (options?: SiteOptions): Promise<OwnStage> => {
  const [site, browser] = await Promise.all([startSite(options), launchBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await site.close();
  };
  return { url: site.url, browser, close, closeSite: site.close };
};

let shared: Promise<OwnStage> | undefined;

/** One for all files of a worker, and ended with it; closing it leaves nothing behind. */
export const openStage = async (): Promise<Stage> => {
  shared ??= openOwnStage();
  const { url, browser } = await shared;
  return { url, browser, close: async () => void (await Promise.all(browser.contexts().map((context) => context.close()))) };
};

export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

export interface PageOptions {
  readonly path?: string;
  readonly size?: Size;
  /** The system's theme; override it with `settings`. */
  readonly theme?: 'day' | 'night';
  /** The browser's, as for the theme. */
  readonly language?: Language;
  /** Reduced unless the test is about animation. */
  readonly motion?: 'full' | 'reduced';
  /** As on phones, where it is left out. */
  readonly touch?: boolean;
  /** Settings from an earlier visit. */
  readonly settings?: Partial<Settings>;
  /** Allows a service worker; by default every request reaches the server. */
  readonly offline?: boolean;
  /** The bots are kept from answering: what is to be seen is that somebody waits. */
  readonly keepsBots?: boolean;
  /** For pictures and measurements: painted from the start, without a curtain. */
  readonly isPainted?: boolean;
}

export interface Visit {
  readonly page: Page;
  /** Errors of the page and failed requests, in order. */
  readonly problems: readonly string[];
  /** Ignores matching problems from now on: for tests that cause them. */
  forgive(pattern: RegExp): void;
  /** Closes the page, and throws if there was a problem. */
  close(): Promise<void>;
}

/** The most common locale of the language; British English. */
const localeOf = (language: Language): string =>
  language === 'en' ? 'en-GB' : `${language}-${new Intl.Locale(language).maximize().region}`;

const openContext = (stage: Stage, options: PageOptions): Promise<BrowserContext> => {
  const { size = 'wide', theme = 'day', language = 'en', motion = 'reduced', touch = size === 'phone' } = options;
  return stage.browser.newContext({
    baseURL: stage.url,
    viewport: SIZES[size],
    locale: localeOf(language),
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    hasTouch: touch,
    isMobile: size === 'phone',
    serviceWorkers: options.offline ? 'allow' : 'block',
    // A copied link is read again.
    permissions: ['clipboard-read', 'clipboard-write'],
  });
};

/** An address of ours where nothing runs: quick to open, and enough to write what a browser keeps. */
export const BARE = '/theme.js';

declare global {
  interface Window {
    /** Missing where the page is painted from the start. */
    curtain?: CSSStyleSheet;
  }
}

/** Nothing is painted behind it, which is a third of what a table costs; all else is as ever: layout, events, what is visible to a driver. */
const hangCurtain = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
  window.curtain = sheet;
};

const setCurtain = (page: Page, isRaised: boolean): Promise<void> =>
  page.evaluate((disabled) => {
    if (window.curtain) window.curtain.disabled = disabled;
  }, isRaised);

/** For whoever looks at pixels, and for axe, which skips what cannot be seen. Stays up until the next page is loaded. */
export const raiseCurtain = (page: Page): Promise<void> => setCurtain(page, true);

export const lowerCurtain = (page: Page): Promise<void> => setCurtain(page, false);

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

/** A separate page, with empty storage except for `settings`. */
export const openPage = async (stage: Stage, options: PageOptions = {}): Promise<Visit> => {
  const context = await openContext(stage, options);
  // tsx preserves function names with a helper that does not exist in the page.
  await context.addInitScript('globalThis.__name = (one) => one');
  const { settings, keepsBots = false, isPainted = false } = options;
  if (keepsBots) await context.route(/\/assets\/worker-/, () => undefined);
  if (!isPainted) await context.addInitScript(hangCurtain);
  if (settings)
    await context.addInitScript((text) => {
      // Only on the first visit: what the page stores later is kept.
      if (location.protocol !== 'about:' && localStorage.getItem('showboat.settings') === null)
        localStorage.setItem('showboat.settings', text);
    }, JSON.stringify(settings));
  const page = await context.newPage();
  const problems: string[] = [];
  const forgiven: RegExp[] = [];
  collectProblems(page, (problem) => {
    if (!forgiven.some((pattern) => pattern.test(problem))) problems.push(problem);
  });
  await page.goto(options.path ?? '/');
  const close = async (): Promise<void> => {
    await context.close();
    if (problems.length > 0) throw new Error(`the page had problems:\n${problems.join('\n')}`);
  };
  return { page, problems, forgive: (pattern) => void forgiven.push(pattern), close };
};

/** To another page of the site, the way a link leads there: nothing is loaded again. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  const former = await page.evaluateHandle(() => document.querySelector('#app > *'));
  const isInside = await page.evaluate(([shown, to]) => shown !== null && location.pathname !== to, [former, path] as const);
  if (isInside) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForFunction((shown) => !shown?.isConnected, former);
  } else await page.goto(path);
  await former.dispose();
};
