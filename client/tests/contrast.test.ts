import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeProblems, runColours, runStructure } from './harness/axe';
import { contrastsOf, paleTexts } from './harness/contrast';
import { openPage } from './harness/page';
import { stageOfFile } from './harness/stage';

// The checks of contrast must be able to fail: what is planted here is found, and nothing else.

const visit = await openPage(await stageOfFile(), { path: '/settings' });
beforeAll(() => visit.page.getByRole('heading', { level: 1 }).waitFor());
afterAll(visit.close);

interface Planted {
  readonly text: string;
  readonly ink: string;
  readonly ground: string;
  readonly isDrawn?: boolean;
}

/** In the corner of the window, over everything. */
const plant = (page: Page, given: Planted): Promise<void> =>
  page.evaluate(({ text, ink, ground, isDrawn }) => {
    document.querySelector('#planted')?.remove();
    const box = document.createElement('div');
    box.id = 'planted';
    Object.assign(box.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      padding: '4px',
      zIndex: '99',
      background: ground,
      color: ink,
    });
    if (isDrawn) {
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const letters = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      for (const [name, value] of Object.entries({ width: '40', height: '30' })) drawing.setAttribute(name, value);
      for (const [name, value] of Object.entries({ x: '10', y: '20', 'font-size': '14', fill: ink }))
        letters.setAttribute(name, value);
      letters.textContent = text;
      drawing.append(letters);
      // Axe would judge this colour, which nobody sees.
      box.style.color = '#000';
      box.append(drawing);
    } else box.append(Object.assign(document.createElement('b'), { textContent: text }));
    document.querySelector('main')?.append(box);
  }, given);

const GRADIENT = 'linear-gradient(90deg, #f4ecd8, #e9dfc6)';

test('a single pale digit is a problem for axe', async () => {
  const { page } = visit;
  await plant(page, { text: '7', ink: '#b9b2a0', ground: '#f4ecd8' });
  expect((await runColours(page)).problems).toEqual([expect.stringContaining('#planted')]);
  await plant(page, { text: '7', ink: '#3a2a08', ground: '#f4ecd8' });
  expect((await runColours(page)).problems).toEqual([]);
});

test.each([
  ['over a gradient', { text: 'E', ground: GRADIENT }],
  ['in a drawing', { text: '3', ground: '#f4ecd8', isDrawn: true }],
] as const)('a pale letter %s is found by its pixels, where axe cannot tell', async (_, given) => {
  const { page } = visit;
  await plant(page, { ...given, ink: '#b9b2a0' });
  expect((await runColours(page)).problems).toEqual([]);
  expect(await paleTexts(page)).toEqual([expect.stringMatching(new RegExp(`^contrast: “${given.text}” has [12]\\.`))]);
  await plant(page, { ...given, ink: '#3a2a08' });
  expect(await paleTexts(page)).toEqual([]);
});

test('a letter in the very colour of its ground is not missed', async () => {
  const { page } = visit;
  await plant(page, { text: 'Q', ink: '#f4ecd8', ground: '#f4ecd8', isDrawn: true });
  expect(await paleTexts(page)).toEqual([expect.stringContaining('“Q” has 1 of 4.5')]);
});

test('the usual check looks at both, and at every text in sight', async () => {
  const { page } = visit;
  await plant(page, { text: 'E', ink: '#b9b2a0', ground: GRADIENT });
  expect(await axeProblems(page)).toEqual(expect.arrayContaining([expect.stringContaining('“E”')]));
  const texts = await contrastsOf(page);
  expect(texts.length).toBeGreaterThan(15);
});

test('what is not painted is checked as well', async () => {
  const { page } = visit;
  await plant(page, { text: 'E', ink: '#3a2a08', ground: '#f4ecd8' });
  expect(await runStructure(page)).toEqual([]);
  await page.evaluate(() => {
    const text = document.createElement('p');
    const link = Object.assign(document.createElement('a'), { href: '/games', textContent: 'a link' });
    // As in a text where only its colour tells that it is a link.
    Object.assign(link.style, { color: '#5a3a08', textDecoration: 'none', fontWeight: 'inherit', border: '0' });
    text.append('Some words in front of it and ', link, ' some behind it.');
    document.querySelector('#planted')?.append(document.createElement('button'), text);
  });
  expect(await runStructure(page)).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^link-in-text-block: /),
  ]);
});
