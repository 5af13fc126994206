import { LANGUAGES } from '@showboat/ui';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../tools/browser-axe';
import { SIZES, type Size, type Stage, openPage, openStage } from '../../tools/browser-page';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test.each(LANGUAGES)('the start page opens in the language of the browser: %s', async (language) => {
  const visit = await openPage(stage, { language });
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await visit.page.locator('html').getAttribute('lang')).toBe(language);
  expect(await visit.page.evaluate(() => crossOriginIsolated)).toBe(true);
  await visit.close();
});

describe.each(Object.keys(SIZES).filter((size): size is Size => size in SIZES))('the start page at %s', (size) => {
  test.each(['day', 'night'] as const)('by %s has nothing that axe would mind, and nothing beside the window', async (theme) => {
    const visit = await openPage(stage, { size, theme });
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await visit.page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await axeProblems(visit.page)).toEqual([]);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await visit.close();
  });
});
