import type { Language } from '@showboat/engine';
import type { Program } from '@showboat/server/testing/program';
import { gatherAndStart } from '@showboat/server/testing/tables';
import { afterAll, expect, test } from 'vitest';
import { laidOut } from '../harness/laid-out';
import { chooseLanguage } from '../harness/settled';
import { stageOfFile } from '../harness/stage';
import { openAs, startOnlineSite } from './site';

// A table of people has a clock and a word about saving more: there is room for them in every window.

const stage = await stageOfFile();
const server = await startOnlineSite();
afterAll(() => server.close());

const SIZES = ['390x844', '844x390', '1024x768', '1280x720', '1440x900'] as const;
const LANGUAGES: readonly Language[] = ['en', 'de'];
const DAYS = { kind: 'days', days: 2 } as const;

/** Whoever is to decide first. */
const moverOf = async (game: string): Promise<{ readonly id: string; readonly mover: Program }> => {
  const { table, programs } = await gatherAndStart(server.url, { game, options: { seats: 3 }, pace: DAYS }, 3);
  return { id: table.id, mover: programs[table.actor ?? 0] };
};

test.each(['mississippi-queen', 'patrician', 'hot-tin-roof'])('%s with a clock is whole at every size', async (game) => {
  const { id, mover } = await moverOf(game);
  const visit = await openAs(stage, server, mover, { size: 'phone' });
  const { page } = visit;
  await page.goto(`/t/${id}`);
  await page.locator('[data-online][data-asked]').waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language);
    for (const size of SIZES) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const { cut, covered } = await laidOut(page);
      found.push(...[...cut, ...covered].map((what) => `${size} ${language} ${what}`));
    }
  }
  expect(found).toEqual([]);
  await visit.close();
});
