import { type State, catsOnBoard } from '@showboat/games/hot-tin-roof';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { panels } from '../../words/en/panels';

// The table of Hot Tin Roof as its players' rows and its roofs tell it: what everybody has, and how many cats are out.

export const roofsShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.player-row')].map((row) =>
      [...row.querySelectorAll('[role="img"][aria-label]')].map((one) => one.ariaLabel).join(', '),
    );
    return [...rows, `${document.querySelectorAll('.roof-board .htr-tail').length} cats`];
  });

/** The same for a state of the rules. */
export const roofsIn = ({ players }: State): readonly string[] => {
  const { players: said } = panels;
  return [
    ...players.map(({ cans, fish, catwalks, deluxe, shelters }) =>
      [
        said.catwalks(catwalks),
        ...(deluxe > 0 ? [said.deluxe] : []),
        said.shelters(shelters),
        said.cans(cans),
        said.fish(fish),
      ].join(', '),
    ),
    `${players.reduce((sum, player) => sum + catsOnBoard(player), 0)} cats`,
  ];
};

/** Waits until the table of a page has come to a state. */
export const expectRoofs = async (page: Page, state: State): Promise<void> => {
  await expect.poll(() => roofsShown(page), { timeout: 10_000, interval: 30 }).toEqual(roofsIn(state));
};
