import type { Language } from '@showboat/engine';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../../settings/saved-settings';
import { launchBrowser } from './browser';
import { BARE, goTo } from './go-to';
import { type KeptPage, keepPage } from './kept-page';
import { type Site, type SiteOptions, startSite } from './site';

export { BARE, goTo };

/** The site and a browser. */
export interface Stage extends Site {
  readonly browser: Browser;
  /** Pages of this kind that nobody uses now. Only where browser and site are never broken. */
  readonly shelf?: (kind: string) => KeptPage[];
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
const shelves = new Map<string, KeptPage[]>();

const shelfOf = (kind: string): KeptPage[] => {
  const pages = shelves.get(kind) ?? [];
  shelves.set(kind, pages);
  return pages;
};

/** One for all files of a worker, and ended with it; closing it leaves only pages that can be used again. */
export const openStage = async (): Promise<Stage> => {
  shared ??= openOwnStage();
  const { url, browser } = await shared;
  const close = async (): Promise<void> => {
    const kept = new Set([...shelves.values()].flat().map(({ page }) => page.context()));
    await Promise.all(browser.contexts().map((context) => (kept.has(context) ? undefined : context.close())));
  };
  return { url, browser, shelf: shelfOf, close };
};

export const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  /** A phone held sideways. */
  sideways: { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
} as const;
export type Size = keyof typeof SIZES;

const isHeld = (size: Size): boolean => size !== 'wide';

export interface PageOptions {
  readonly path?: string;
  readonly size?: Size;
  /** The system's theme; override it with `settings`. */
  readonly theme?: 'day' | 'night';
  /** The browser's, as for the theme. */
  readonly language?: Language;
  /** Reduced unless the test is about animation. */
  readonly motion?: 'full' | 'reduced';
  /** As on all but desks, where it is left out. */
  readonly touch?: boolean;
  /** Settings from an earlier visit. */
  readonly settings?: Partial<Settings>;
  /** Allows a service worker; by default every request reaches the server. */
  readonly offline?: boolean;
  /** The bots are kept from answering: what is to be seen is that somebody waits. */
  readonly keepsBots?: boolean;
  /** For pictures and measurements: painted from the start, without a curtain. */
  readonly isPainted?: boolean;
  /** Not used by anybody before: for pages that are compared with each other to the byte. */
  readonly isFresh?: boolean;
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

type Media = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'>;

const mediaOf = ({ theme = 'day', motion = 'reduced' }: PageOptions): Media => ({
  colorScheme: theme === 'night' ? 'dark' : 'light',
  reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
});

/** Milliseconds; what a test changes is put back. */
const DEFAULT_TIMEOUT = 30_000;

const openContext = (stage: Stage, options: PageOptions): Promise<BrowserContext> => {
  const { size = 'wide', language = 'en', touch = isHeld(size) } = options;
  return stage.browser.newContext({
    baseURL: stage.url,
    viewport: SIZES[size],
    locale: localeOf(language),
    ...mediaOf(options),
    hasTouch: touch,
    isMobile: isHeld(size),
    serviceWorkers: options.offline ? 'allow' : 'block',
    // A copied link is read again.
    permissions: ['clipboard-read', 'clipboard-write'],
  });
};

declare global {
  interface Window {
    /** Missing where the page is painted from the start. */
    curtain?: CSSStyleSheet;
  }
}

/**
 * Nothing is painted behind it, which is a third of what a table costs; all else is as ever: layout, events, what is visible to a driver.
 * Not quite 0, which would be hidden for axe as well; the browser paints nothing below 0.0004.
 */
const hangCurtain = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0.0003 !important }');
  document.adoptedStyleSheets = [sheet];
  window.curtain = sheet;
};

const setCurtain = (page: Page, isRaised: boolean): Promise<void> =>
  page.evaluate((disabled) => {
    if (window.curtain) window.curtain.disabled = disabled;
  }, isRaised);

/** For whoever looks at pixels or colours. */
export const raiseCurtain = (page: Page): Promise<void> => setCurtain(page, true);

export const lowerCurtain = (page: Page): Promise<void> => setCurtain(page, false);

/** Pages can be used again where their contexts were made for the same site, window and language. */
const keyOf = ({ url }: Stage, { size = 'wide', language = 'en', touch = isHeld(size) }: PageOptions): string =>
  `${url} ${size} ${language} ${touch}`;

const newPage = async (stage: Stage, options: PageOptions): Promise<KeptPage> => {
  const context = await openContext(stage, options);
  // tsx preserves function names with a helper that does not exist in the page.
  await context.addInitScript('globalThis.__name = (one) => one');
  if (options.keepsBots) await context.route(/\/assets\/worker-/, () => undefined);
  if (!options.isPainted) await context.addInitScript(hangCurtain);
  return keepPage(await context.newPage());
};

/** A page where nothing is stored except for `settings`. It is blank; or it shows our settings, if only `tables` are to be opened in it. */
export const arrive = async (
  stage: Stage,
  options: PageOptions,
  tables?: readonly string[],
): Promise<{ readonly visit: Visit; readonly isInside: boolean }> => {
  const { settings, size = 'wide', offline, keepsBots, isPainted, isFresh } = options;
  const isSpecial = [offline, keepsBots, isPainted, isFresh].includes(true);
  const shelf = isSpecial ? undefined : stage.shelf?.(keyOf(stage, options));
  const former = shelf?.pop();
  const kept = former ?? (await newPage(stage, options));
  const { page } = kept;
  const problems: string[] = [];
  const forgiven: RegExp[] = [];
  kept.hear((problem) => {
    if (!forgiven.some((pattern) => pattern.test(problem))) problems.push(problem);
  });
  if (former) {
    page.setDefaultTimeout(DEFAULT_TIMEOUT);
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia(mediaOf(options));
    // Nothing is hovered that the former visitor pointed at.
    await page.mouse.move(0, 0);
  }
  const isInside = tables !== undefined && kept.isInsideFor(tables);
  if (options.path !== 'about:blank') await kept.reset(isInside, settings);
  const close = async (): Promise<void> => {
    kept.hear(() => undefined);
    if (problems.length === 0 && shelf && (await kept.leave(tables !== undefined))) shelf.push(kept);
    else await page.context().close();
    if (problems.length > 0) throw new Error(`the page had problems:\n${problems.join('\n')}`);
  };
  return { visit: { page, problems, forgive: (pattern) => void forgiven.push(pattern), close }, isInside };
};

/** A page of its own, with empty storage except for `settings`. */
export const openPage = async (stage: Stage, options: PageOptions = {}): Promise<Visit> => {
  const { path = '/' } = options;
  const { visit } = await arrive(stage, options);
  if (path !== BARE && path !== 'about:blank') await visit.page.goto(path);
  return visit;
};
