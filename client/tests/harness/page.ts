import type { Language } from '@showboat/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Settings } from '../../settings/saved-settings';
import { launchBrowser } from './browser';
import { type Site, type SiteOptions, startSite } from './site';

/** The site and a browser before it. */
export interface Stage extends Site {
  readonly browser: Browser;
}

/** One that a test may break. */
export interface OwnStage extends Stage {
  /** Closes the server alone, as when it is lost. */
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

/** One for all files of a worker, and ended with it; closing it leaves nothing of this file behind. */
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
  /** What the system has; choose one with `settings` to go against it. */
  readonly theme?: 'day' | 'night';
  /** The browser's, as for the theme. */
  readonly language?: Language;
  /** Reduced unless the test is about movement. */
  readonly motion?: 'full' | 'reduced';
  /** As on phones, where it is left out. */
  readonly touch?: boolean;
  /** What was chosen on an earlier visit. */
  readonly settings?: Partial<Settings>;
  /** Lets the page start a service worker; else every request reaches the server. */
  readonly offline?: boolean;
}

export interface Visit {
  readonly page: Page;
  /** Errors of the page and requests that failed, as they come. */
  readonly problems: readonly string[];
  /** From here on, what fits is no problem: for tests that make one. */
  forgive(pattern: RegExp): void;
  /** Closes the page, and throws if there was a problem. */
  close(): Promise<void>;
}

/** As most people who speak it have set it; English as we write it. */
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

const collectProblems = (page: Page, report: (problem: string) => void): void => {
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
    // Whoever leaves a page while it loads breaks off what is loading.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.url()} (${reason})`);
  });
};

/** A page of its own, with an empty storage but for `settings`. */
export const openPage = async (stage: Stage, options: PageOptions = {}): Promise<Visit> => {
  const context = await openContext(stage, options);
  // tsx keeps the names of functions with a helper, which those that are sent to the page would miss there.
  await context.addInitScript('globalThis.__name = (one) => one');
  const { settings } = options;
  if (settings)
    await context.addInitScript((text) => {
      // Only on the first visit: what the page itself stores later stays.
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
