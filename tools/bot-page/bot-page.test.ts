import { LEVELS, type LevelId, parseBot } from '@showboat/bots';
import { type Answer, type Question, answer } from '@showboat/bots/worker';
import { CATALOG } from '@showboat/games/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentsFrom } from '../../cli/testing/positions';
import { launchBrowser } from '../../client/tests/harness/browser';
import type { BotPage } from './page';
import { type BotSite, serveBotPage } from './serve';

declare const window: { readonly bots: BotPage };

let site: BotSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serveBotPage();
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(site.isolated);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const questionsWith = (name: string, seed: string, count: number, options?: Readonly<Record<string, unknown>>): Question[] => {
  const bot = parseBot(name);
  if (!bot) throw new Error(`no bot ${name}`);
  const { level, style, name: _name, ...budget } = bot;
  return momentsFrom(seed, count, options).map(({ state, seat }, i) => ({
    game: 'mississippi-queen',
    view: state,
    seat,
    bot: { level, style },
    budget,
    seed: `${seed} ${i}`,
  }));
};

const now = (): number => performance.now();

const ask = (question: Question): Promise<Answer> => page.evaluate((asked) => window.bots.ask(asked), question);

/** The answer of this process. Values may differ in the last digits: `Math.exp` is not the same in all browsers. */
const here = (question: Question): unknown => {
  const { moves, values, iterations } = answer(CATALOG, question, now);
  return { ok: true, decision: { moves, iterations, values: values.map((value): unknown => value) } };
};

describe('the same bot decides the same in the browser and here', () => {
  test.each([
    ['captain@150', 'captain', {}],
    ['mate:pushy@40', 'pushy', { seats: 5 }],
    ['commodore:thrifty@60', 'rose', { seats: 2, rose: true }],
    ['mate:bold@40', 'two boats', { seats: 2, boatsEach: 2, expansionTiles: 'add' }],
    ['deckhand', 'deckhand', { seats: 4 }],
    ['greedy', 'greedy', { seats: 4 }],
    ['random', 'random', {}],
  ])('%s', async (name, seed, options) => {
    for (const question of questionsWith(name, seed, 8, options)) expect(await ask(question)).toEqual(here(question));
  });

  test('every level was asked', () => {
    const levels: readonly LevelId[] = ['captain', 'mate', 'commodore', 'deckhand', 'greedy', 'random'];
    expect([...levels].sort()).toEqual(Object.keys(LEVELS).sort());
  });
});

describe('a search in the browser is stopped at once', () => {
  const [question] = questionsWith('commodore@99999999', 'stop', 2).slice(1);

  /** A busy machine may keep a worker waiting, but not three times. */
  const askAndStop = async (): Promise<readonly Answer[]> => {
    const asked: Awaited<ReturnType<BotPage['askAndStop']>>[] = [];
    for (let attempt = 0; attempt < 3; attempt++)
      asked.push(await page.evaluate((one) => window.bots.askAndStop(one, 200), question));
    expect(Math.min(...asked.map(({ waited }) => waited))).toBeLessThan(200);
    return asked.map((one) => one.answer);
  };

  test('with what it found, where memory is shared', async () => {
    for (const found of await askAndStop()) {
      expect(found).toMatchObject({ ok: true, decision: { moves: expect.any(Array) } });
      expect(found).not.toHaveProperty('problem');
      expect(found.ok && found.decision.iterations).toBeGreaterThan(0);
    }
  });

  test('with the fallback, where it is not', async () => {
    await page.goto(site.open);
    for (const found of await askAndStop())
      expect(found).toMatchObject({ ok: true, problem: 'stopped', decision: { iterations: 0 } });
    const [next] = questionsWith('mate@20', 'after', 1);
    expect(await ask(next)).toEqual(here(next));
  });
});
