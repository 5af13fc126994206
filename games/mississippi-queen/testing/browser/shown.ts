import { NOWHERE, type Ship, type State, formatPlace } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { panels } from '../../words/en/panels';
import { bunkerOf, shipName } from '../../view/pieces/props';

// The board of Mississippi Queen as those hear it who cannot see it: the same words that tests can read.

type Ships = Readonly<Record<string, string>>;

/** What the ships on the water of a page say of themselves: where they are, how fast, with how much coal; and where their bows are drawn. */
export const shipsShown = (page: Page): Promise<Ships> =>
  page.locator('.river-board [data-ship]:not(.moored *)').evaluateAll((ships) =>
    Object.fromEntries(
      ships.map((ship) => {
        const degrees = Number(/rotate\((-?\d+)deg\)/.exec(ship.querySelector('.ship-turn')?.getAttribute('style') ?? '')?.[1]);
        return [ship.getAttribute('data-ship'), `${ship.ariaLabel}, bow ${(((degrees / 60) % 6) + 6) % 6}`];
      }),
    ),
  );

const sayShip = (ship: Ship): string => {
  const coal = bunkerOf(ship);
  const bunker = coal === '∞' ? panels.board.unlimited : coal;
  return `${panels.board.ship(shipName(panels, ship.id), formatPlace(ship.at), ship.speed, bunker)}, bow ${ship.heading}`;
};

/** The same for a state of the rules. */
export const shipsIn = ({ ships }: State): Ships =>
  Object.fromEntries(ships.filter(({ at }) => at !== NOWHERE).map((ship) => [ship.id, sayShip(ship)]));

/** Waits until the board of an English page has come to a state. */
export const expectShips = async (page: Page, state: State): Promise<void> => {
  await expect.poll(() => shipsShown(page), { timeout: 10_000, interval: 30 }).toEqual(shipsIn(state));
};
