import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { shell } from '../../messages/en/shell';
import { type Stage, type Visit, openPage } from './page';

// The first table of a new visitor: what is loaded for it, and how long that takes.

export interface LoadedScript {
  readonly path: string;
  readonly gzipBytes: number;
  /** Loaded by a worker, not by the page. */
  readonly isWorker: boolean;
}

export interface FirstTable {
  readonly visit: Visit;
  readonly scripts: readonly LoadedScript[];
  /** From the start of navigation, with "Play now" clicked as soon as it appears. */
  readonly startToInteractiveMs: number;
}

const pathOf = (url: string): string => new URL(url).pathname;

/** The files a script refers to, whether loaded already or later. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g)].map(([, name]) => name);

/** The entry files of workers and all they import: the build gives them their own files. */
const filesOfWorkers = (workers: readonly string[], texts: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const found = new Set(workers);
  for (const path of found)
    for (const name of namedIn(texts.get(path) ?? '')) if (texts.has(`/assets/${name}`)) found.add(`/assets/${name}`);
  return found;
};

/** Milliseconds after the table can be played in which its scripts begin to load; what is for later waits longer (`table/late.tsx`). */
const FIRST = 1_000;

/** The paths the page itself had started to load by this time, in milliseconds from the start of navigation. */
const loadedBy = async (page: Page, moment: number): Promise<ReadonlySet<string>> => {
  const urls = await page.evaluate(
    (until) => performance.getEntriesByType('resource').flatMap((entry) => (entry.startTime <= until ? [entry.name] : [])),
    moment,
  );
  return new Set(urls.map(pathOf));
};

const watchScripts = (page: Page): ((moment: number) => Promise<readonly LoadedScript[]>) => {
  const answers = new Map<string, Response>();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(pathOf(worker.url())));
  page.on('response', (answer) => {
    const path = pathOf(answer.url());
    if (path.endsWith('.js')) answers.set(path, answer);
  });
  return async (moment) => {
    const texts = new Map<string, string>();
    for (const [path, answer] of answers) texts.set(path, await answer.text());
    const ofWorkers = filesOfWorkers(workers, texts);
    const early = await loadedBy(page, moment);
    return [...texts].flatMap(([path, text]) => {
      const isWorker = ofWorkers.has(path);
      return isWorker || early.has(path) ? [{ path, gzipBytes: gzipSync(text, { level: 9 }).length, isWorker }] : [];
    });
  };
};

/** Highlighted spaces, or the headings to choose from before the first turn: the table is waiting for its player. */
export const INTERACTIVE = '.space[role="button"], .way';

/** Opens the start page for the first time, and clicks. The caller closes the visit. */
export const openFirstTable = async (stage: Stage): Promise<FirstTable> => {
  const visit = await openPage(stage, { path: 'about:blank', motion: 'full', isPainted: true });
  const { page } = visit;
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('button', { hasText: shell.start.play }).first().click();
  const found = await page.waitForFunction(
    (selector) => (document.querySelector(selector) ? performance.now() : undefined),
    INTERACTIVE,
    { polling: 'raf' },
  );
  const startToInteractiveMs = Number(await found.jsonValue());
  // Workers may still be loading.
  await page.waitForLoadState('networkidle');
  return { visit, scripts: await scripts(startToInteractiveMs + FIRST), startToInteractiveMs };
};

/** What the page itself loads, and separately its workers, which the table does not wait for. */
export const sidesOf = (
  scripts: readonly LoadedScript[],
): { readonly ofPage: readonly LoadedScript[]; readonly ofWorkers: readonly LoadedScript[] } => ({
  ofPage: scripts.filter(({ isWorker }) => !isWorker),
  ofWorkers: scripts.filter(({ isWorker }) => isWorker),
});

export const gzipBytesOf = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
