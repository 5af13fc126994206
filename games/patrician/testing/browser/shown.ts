import { type State, citiesFor, en } from '@showboat/games/patrician';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

// The map of Patrician as its plates tell it: how many floors every city has.

export const towersShown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.pat-plate')
    .evaluateAll((plates) =>
      plates
        .map(
          (plate) => `${plate.querySelector('.pat-plate-name')?.textContent} ${parseInt(plate.lastChild?.textContent ?? '', 10)}`,
        )
        .sort(),
    );

/** The same for a state of the rules. */
export const towersIn = ({ towers, options }: State): readonly string[] =>
  citiesFor(options.seats)
    .map((city) => `${en.nameCity(city)} ${towers[2 * city].length + towers[2 * city + 1].length}`)
    .sort();

/** Waits until the map of a page has come to a state. */
export const expectTowers = async (page: Page, state: State): Promise<void> => {
  await expect.poll(() => towersShown(page), { timeout: 10_000, interval: 30 }).toEqual(towersIn(state));
};
