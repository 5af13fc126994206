import type { Language } from '@showboat/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaidOut, laidOut } from './harness/laid-out';
import { goTo, openPage } from './harness/page';
import { putGames } from './harness/saved-games';
import { chooseLanguage } from './harness/settled';
import { stageOfFile } from './harness/stage';
import { BROWSER_GAMES, moment } from './browser-games';

// Tables at the sizes that people have: nothing is cut, nothing is covered, and the board has at least half of the window.

const isOver = ([id]: readonly [string, unknown]): boolean => id.endsWith('over');

/** Two of each game: the docks with the most in them. And an end, where most is counted. */
const TABLES = BROWSER_GAMES.flatMap(({ measured }) => {
  const [first, ...others] = Object.entries(measured).filter((one) => !isOver(one));
  return [first, ...others.slice(-1)];
}).concat(BROWSER_GAMES.flatMap(({ measured }) => Object.entries(measured).filter(isOver)).slice(0, 1));

const TOUCHED = ['844x390', '667x375', '390x844', '320x640', '1024x768'] as const;
const POINTED = ['1024x768', '1280x720', '1366x768', '1440x900'] as const;
const SPOKEN: readonly Language[] = ['en', 'de'];

const stage = await stageOfFile();
const [touched, pointed] = [
  await openPage(stage, { path: '/settings', touch: true, settings: { pace: 'instant' } }),
  await openPage(stage, { path: '/settings', settings: { pace: 'instant' } }),
];
beforeAll(async () => {
  for (const { page } of [touched, pointed])
    await putGames(
      page,
      TABLES.map(([id]) => moment(id)),
    );
});
afterAll(async () => {
  await touched.close();
  await pointed.close();
});

/** When a game is over, what it came to may have more room than the board. */
const [HALF, AFTER] = [0.5, 0.2];

const wrongIn = ({ cut, covered, small, board }: LaidOut, isTouched: boolean, least: number): readonly string[] => [
  ...cut.map((what) => `cut: ${what}`),
  ...covered.map((what) => `covered: ${what}`),
  ...(isTouched ? small.map((what) => `small: ${what}`) : []),
  ...(board < least ? [`the board has ${Math.round(100 * board)} %`] : []),
];

test.each(TABLES)('%s: whole at every size', async (id, act) => {
  const look = async ({ page }: typeof touched, sizes: readonly string[]): Promise<readonly string[]> => {
    const found: string[] = [];
    await goTo(page, `/table/${id}`);
    await page.locator('.table-dock .btn').first().waitFor();
    await act(page);
    for (const language of SPOKEN) {
      await chooseLanguage(page, language);
      for (const size of sizes) {
        const [width, height] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const wrong = wrongIn(await laidOut(page), sizes === TOUCHED, isOver([id, act]) ? AFTER : HALF);
        found.push(...wrong.map((what) => `${size} ${language} ${what}`));
      }
    }
    await goTo(page, '/settings');
    return found;
  };
  expect((await Promise.all([look(touched, TOUCHED), look(pointed, POINTED)])).flat()).toEqual([]);
});
