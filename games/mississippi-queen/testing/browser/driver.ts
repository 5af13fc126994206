import type { Heading } from '@showboat/engine';
import {
  type Move,
  type State,
  type Stop,
  formatPlace,
  mississippiQueen as game,
  tileOf,
  en,
} from '@showboat/games/mississippi-queen';
import type { Locator, Page } from 'playwright-core';
import { later } from '../../words/en/later';
import { panels } from '../../words/en/panels';
import { type Driver, button, spaceName } from './table';

// The same turns by mouse or finger, by keys, and by words.

/** Ways stand clockwise: pushes from the pusher's bow, a pushed ship from its own, one at the start from downstream. */
export const wayIndex = ({ phase, ships, order, next, river }: State, heading: Heading): number => {
  if (!('ship' in phase)) throw new Error(`nobody asks for a heading in ${phase.kind}`);
  const ship = ships[phase.ship];
  const ahead =
    phase.kind === 'pushing'
      ? ships[order[next]].heading
      : phase.kind === 'placing'
        ? river.tiles[tileOf(ship.at)].heading
        : ship.heading;
  return (heading - ahead + 6) % 6;
};

/** What the first click must show before the second. */
const checkPlan = async (page: Page, { coal, moves }: Stop): Promise<void> => {
  await button(page, 'sail').waitFor();
  // What plans show is loaded with the first one.
  await page.locator('.ghost').first().waitFor();
  const ghosts = await page.locator('.ghost').count();
  if (ghosts !== 1) throw new Error(`${ghosts} ghosts of one plan`);
  const speed = moves.find((move) => move.kind === 'speed')?.to ?? 0;
  // A phone says it in the sheet, and leaves the river free.
  const sheet = page.locator('.hand-summary');
  const isPhone = (await sheet.count()) > 0;
  const price = (isPhone ? panels.plan.speedShort : panels.plan.speed)(speed, coal);
  const said = await (isPhone ? sheet : page.locator('.call-out-box')).innerText();
  if (!said.startsWith(price)) throw new Error(`the plan says ${JSON.stringify(said)}, not ${price}`);
};

const BUTTONS = {
  step: 'ahead',
  astern: 'astern',
  board: 'board',
  refuel: 'refuel',
  decline: 'decline',
} as const;

type Press = (target: Locator, options?: { readonly timeout: number }) => Promise<void>;

/** The end of a turn that leaves a passenger or coal behind is asked about. */
const leaveBehind = async (page: Page, state: State): Promise<void> => {
  if (!game.legalMoves(state).some(({ kind }) => kind === 'board' || kind === 'refuel')) return;
  await page.getByRole('button', { name: later.leaving.anyway }).click();
};

const press = async (page: Page, go: Press, state: State, move: Move): Promise<void> => {
  switch (move.kind) {
    case 'speed':
      return go(page.getByRole('radio', { name: panels.wheels.choose(move.to), exact: true }));
    case 'turn':
      return go(button(page, move.side));
    case 'push':
    case 'align':
      return go(page.locator('.way').nth(wayIndex(state, move.heading)));
    case 'step':
    case 'astern':
    case 'board':
    case 'refuel':
    case 'decline':
      return go(button(page, BUTTONS[move.kind]));
    case 'end':
      await go(button(page, 'end'));
      return leaveBehind(page, state);
    case 'exchange':
    case 'lay':
    case 'resign':
      throw new Error(`no button for ${move.kind}`);
  }
};

/** A speed is only wished for: it is set with the first step or turn. */
const withSpeed = async (moves: readonly Move[], act: (move: Move) => Promise<void>): Promise<number> => {
  const count = moves[0].kind === 'speed' ? 2 : 1;
  for (const move of moves.slice(0, count)) await act(move);
  return count;
};

/** What costs more may lie beyond the panels: it is steered to, for the chart is not moved about here. */
const MOST_COAL = 1;

/** Whether a pointer meets it, and no panel, within the window. */
const isFree = (space: Locator): Promise<boolean> =>
  space.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.camera') instanceof Element;
  });

/** Milliseconds: longer than any glide of the chart, unless the machine is busy. */
const GLIDE = 3000;
const MOST_GLIDES = 6;

/** Whether it could be pressed: the chart may still glide, and take it under a panel or out of the window. */
const isPressed = async (space: Locator, go: Press): Promise<boolean> => {
  for (let glides = 1; await isFree(space); glides++) {
    try {
      await go(space, { timeout: GLIDE });
      return true;
    } catch (error) {
      if (glides === MOST_GLIDES) throw error;
    }
  }
  return false;
};

export interface MouseHabits {
  /** A click unless it is a tap. */
  readonly go?: Press;
  /** Between the first click and the second. */
  readonly onPlan?: (state: State) => Promise<void>;
}

/** The first click plans, the second sails. */
export const mouseDriver = (
  page: Page,
  { go = (target, options) => target.click(options), onPlan }: MouseHabits = {},
): Driver => ({
  sail: async (state, stop) => {
    if (stop.coal > MOST_COAL) return false;
    const space = page.getByRole('button', { name: spaceName(state, stop), exact: true });
    if (!(await isPressed(space, go))) return false;
    await checkPlan(page, stop);
    await onPlan?.(state);
    await go(space);
    await page.locator('.ghost').waitFor({ state: 'detached' });
    return true;
  },
  move: (state, moves) => withSpeed(moves, (move) => press(page, go, state, move)),
});

const KEYS = { step: 'ArrowUp', astern: 'ArrowDown', board: 'p', refuel: 'k', decline: 'n', end: 'e' } as const;

const keyOf = (state: State, move: Move): string => {
  switch (move.kind) {
    case 'speed':
      return String(move.to);
    case 'turn':
      return move.side === 'port' ? 'ArrowLeft' : 'ArrowRight';
    case 'push':
    case 'align':
      return String(wayIndex(state, move.heading) + 1);
    case 'step':
    case 'astern':
    case 'board':
    case 'refuel':
    case 'decline':
    case 'end':
      return KEYS[move.kind];
    case 'exchange':
    case 'lay':
    case 'resign':
      throw new Error(`no key for ${move.kind}`);
  }
};

/** Farther spaces are steered to. */
const MOST_LOOKS = 8;

export const keyDriver = (page: Page): Driver => ({
  sail: async (_state, { place }) => {
    const wanted = `space-${formatPlace(place)}`;
    for (let look = 0; look < MOST_LOOKS; look++) {
      await page.keyboard.press('.');
      const looked = await page.locator('.river-board').getAttribute('aria-activedescendant');
      if (looked !== wanted) continue;
      await page.keyboard.press('Enter');
      await button(page, 'sail').waitFor();
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Escape');
    return false;
  },
  move: (state, moves) =>
    withSpeed(moves, async (move) => {
      await page.keyboard.press(keyOf(state, move));
      if (move.kind === 'end') await leaveBehind(page, state);
    }),
});

/** In text mode every move has its own button. */
export const textDriver = (page: Page): Driver => ({
  sail: async () => false,
  move: async (state, [move]) => {
    await page
      .locator('.moves')
      .getByRole('button', { name: en.describeMove(state, move), exact: true })
      .click();
    return 1;
  },
});
