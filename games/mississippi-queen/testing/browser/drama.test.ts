import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '../../../../client/tests/harness/page';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { life } from '../../words/en/life';
import { button, isAsked, playedIn, sketched } from './table';

const stage = await stageOfFile();

/** Beige is about to be the first on the foremost tile; brown is far behind. */
const GROWTH = {
  river: 'S A5, R A10, S A2',
  round: 3,
  stack: 'A1 A3 A4 A6 A7',
  ships: { beige: '2c4/1/1/6/-', grey: '1c2/0/1/6/1', brown: '0c1/0/1/6/-' },
};

test('a tile comes out of the fog without a glimpse of water that does not exist; the race is on one line', async () => {
  const visit = await openTable(stage, [sketched('growth', GROWTH)], { motion: 'full', size: 'phone' });
  const { page } = visit;
  await page.locator('.river-land').waitFor();
  const race = page.getByRole('region', { name: 'The race' });
  await race.waitFor();
  expect(await race.getByRole('listitem').count()).toBe(3);
  expect(await race.getByRole('button', { name: /^Belle: .*1 passenger, 6 coal$/ }).count()).toBe(1);
  // Outside of the picture, at its edge.
  expect(await page.getByRole('button', { name: /^Show Cora, \d+ spaces away$/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Ahead' }).first().click();
  await expect.poll(() => playedIn(page, 'growth')).toBe('=1 f');
  // Whenever the old fog is no longer whole, the new shores are, and so is the new fog. It parts once, however busy the machine is.
  const watched = page.evaluate(
    () =>
      new Promise<{
        readonly hadDie: boolean;
        readonly glimpses: readonly number[];
        readonly end: number;
      }>((resolve) => {
        const opacity = (selector: string): number =>
          Number(getComputedStyle(document.querySelector(selector) ?? document.body).opacity);
        const measure = (): void => {
          const all = document.getAnimations();
          for (const one of all) one.pause();
          const glimpses: number[] = [];
          for (let time = 0; time <= 3000; time += 50) {
            for (const one of all) one.currentTime = time;
            if (
              opacity('.river-fog.parting') < 1 &&
              (opacity('.river > .river-appearing') < 1 || opacity('.river-fog.gathering') < 1)
            )
              glimpses.push(time);
          }
          const end = opacity('.river-fog.parting');
          for (const one of all) one.play();
          resolve({ hadDie, glimpses, end });
        };
        let hadDie = false;
        const look = (): void => {
          hadDie ||= document.querySelector('.die') !== null;
          if (!document.querySelector('.river-fog.parting')) return;
          observer.disconnect();
          requestAnimationFrame(measure);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await button(page, 'end').click();
  expect(await watched).toEqual({ hadDie: true, glimpses: [], end: 0 });
  await visit.close();
});

/** Beige is a step from the pier, with both passengers. */
const LANDING = {
  river: 'S A5, S A6, S A7',
  round: 9,
  pier: 'S',
  ships: { beige: '3c3/0/1/6/1+2', grey: '2c2/0/1/6/-', brown: '1c1/0/1/6/-' },
  first: 1,
} as const;

test('a ship that lands moors at the pier and stays in sight, its passengers ashore under bunting', async () => {
  const visit = await openTable(stage, [sketched('landing', LANDING)], { motion: 'full', settings: { pace: 'calm' } });
  const { page } = visit;
  await page.locator('.river-land').waitFor();
  expect(await page.locator('.moored').count()).toBe(0);
  await page.getByRole('button', { name: 'Ahead' }).first().click();
  await expect.poll(() => playedIn(page, 'landing')).toBe('=1 f');
  await button(page, 'end').click();
  const moored = page.getByRole('img', { name: 'Aurora has landed: place 1' });
  await moored.waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.moored.gliding, .ashore.walking').count()).toBe(3);
  expect(await page.locator('.bunting').count()).toBe(1);
  // It comes to rest within the window, whatever the others do.
  await expect
    .poll(() =>
      moored.evaluate((ship) => {
        const { left, right, top, bottom } = ship.getBoundingClientRect();
        return ship.getAnimations().length === 0 && left > 0 && top > 0 && right < innerWidth && bottom < innerHeight;
      }),
    )
    .toBe(true);
  await visit.close();
});

test('who plays for the first time is told one thing in each of the first turns; closed, it was the last', async () => {
  const visit = await openTable(stage, [sketched('first', GROWTH)]);
  const { page } = visit;
  const mark = page.locator('.first-mark');
  await mark.waitFor();
  expect(await mark.innerText()).toBe(life.marks[0]);
  // Prices come when they matter.
  const price = page.locator('.price').first();
  const seen = (): Promise<string> => price.evaluate((one) => getComputedStyle(one).opacity);
  await expect.poll(seen).toBe('0');
  await page.getByRole('button', { name: 'Ahead' }).first().click();
  await expect.poll(() => playedIn(page, 'first')).toBe('=1 f');
  await button(page, 'end').click();
  await expect.poll(() => mark.innerText()).toBe(life.marks[1]);
  await expect.poll(seen).toBe('1');
  // Where the others have come from is marked until somebody acts.
  const came = page.locator('[data-since]');
  await expect
    .poll(() => came.evaluateAll((ways) => ways.map((way) => way.getAttribute('data-since'))))
    .toEqual(['grey', 'brown']);
  await page.getByRole('button', { name: 'Ahead' }).first().click();
  await expect.poll(() => came.count()).toBe(0);
  await mark.getByRole('button', { name: 'Close' }).click();
  expect(await mark.count()).toBe(0);
  await goTo(page, '/settings');
  await goTo(page, '/table/first');
  await isAsked(page);
  // What comes late is here, and says nothing.
  await page.getByRole('region', { name: 'The race' }).waitFor();
  expect(await mark.count()).toBe(0);
  await visit.close();
});

test('who is about to land is said in words', async () => {
  const ships = { grey: '3c3/0/2/6/1+2', beige: '3a3/0/1/6/-', brown: '1c1/0/1/6/-' };
  const visit = await openTable(stage, [sketched('threat', { ...LANDING, ships, next: 'beige' })]);
  await expect.poll(() => visit.page.locator('.threats p > span').allInnerTexts()).toEqual(['Belle can land next turn']);
  await visit.close();
});

/** Beige heads for the bank without coal, and goes out when its turn comes. */
const LOST = {
  river: 'S A5, S A10',
  round: 3,
  ships: { grey: '1c1/0/1/6/-', brown: '0b4/1/1/6/-', beige: '0a2/4/1/0/-' },
  next: 'grey',
} as const;

/** What moves, as properties, in the animations below an element. */
const movingIn = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((below) => {
    const all = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []));
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    return [
      ...new Set(
        all
          .filter(({ target }) => target?.closest(below))
          .flatMap((effect) => effect.getKeyframes().flatMap(Object.keys))
          .filter((name) => !own.includes(name)),
      ),
    ].sort();
  }, selector);

for (const motion of ['full', 'reduced'] as const) {
  test(`a ship that is out of the race goes down before your eyes, ${motion} motion`, async () => {
    const visit = await openTable(stage, [sketched('lost', LOST, [1])], { motion, settings: { pace: 'calm' } });
    const { page } = visit;
    // What comes late is here.
    await page.getByRole('region', { name: 'The race' }).waitFor();
    await button(page, 'ahead').click();
    await expect.poll(() => playedIn(page, 'lost')).toBe('=1 f');
    await button(page, 'end').click();
    const sinking = page.locator('[data-sinking="beige"]');
    await sinking.waitFor({ state: 'attached' });
    // Transforms and opacity alone, or nothing: then a cross says it.
    expect(await movingIn(page, '.impacts')).toEqual(motion === 'full' ? ['opacity', 'transform'] : []);
    expect(await sinking.locator('.loss').evaluate((cross) => getComputedStyle(cross).display)).toBe(
      motion === 'full' ? 'none' : 'inline',
    );
    await sinking.waitFor({ state: 'detached' });
    await visit.close();
  });
}

test('a shove splashes, and the ship that is struck rocks', async () => {
  const sketch = {
    river: 'S A5, S A10',
    round: 1,
    stack: 'A1 A2 A3 A4 A6 A7',
    ships: { beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' },
  };
  const visit = await openTable(stage, [sketched('shove', sketch, [0, 1])], { motion: 'full' });
  const { page } = visit;
  await page.getByRole('region', { name: 'The race' }).waitFor();
  await button(page, 'ahead').click();
  await page.locator('.ways').getByRole('button', { name: 'Push Belle to 0d3' }).click();
  await page.locator('.splash').waitFor({ state: 'attached' });
  expect(await movingIn(page, '.splash')).toEqual(['opacity', 'transform']);
  expect(await movingIn(page, '[data-ship="grey"].shoved')).toContain('rotate');
  await page.locator('.splash').waitFor({ state: 'detached' });
  await visit.close();
});
