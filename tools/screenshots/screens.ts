import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import { shell } from '../../client/messages/en/shell';
import { table } from '../../client/messages/en/table';
import { replay } from '../../client/messages/en/replay';
import { labels } from '../../games/mississippi-queen/view/labels/en';
import type { Settings } from '../../client/settings/saved-settings';
import { openHistory, present } from '../../client/session/history';
import { unwrap } from '@showboat/engine';
import { firstState, putGames } from '../saved-games';
import { type MomentId, doomedStop, moment } from './moments';
import { PLANNED } from './positions';

/** Brings a page that is open at the start to what is to be seen. */
type Show = (page: Page) => Promise<void>;

export interface Screen {
  readonly show: Show;
  readonly settings?: Partial<Settings>;
  /** Besides English. */
  readonly languages?: readonly ('de' | 'nl')[];
}

const GAME = 'mississippi-queen';

const visit =
  (path: string): Show =>
  async (page) => {
    await page.goto(path);
    await page.locator('h1, h2').first().waitFor();
  };

const sit =
  (id: MomentId): Show =>
  async (page) => {
    await putGames(page, [moment(id)]);
    await page.goto(`/table/${id}`);
    await page.locator('.table, .text-table').first().waitFor();
  };

/** The spaces take the pointer wherever they are; the camera need not show them for a picture. */
const touchSpace = async (page: Page, place: string): Promise<void> => {
  await page.locator(`#space-${place}`).dispatchEvent('click');
};

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();

const inTurn =
  (...steps: readonly Show[]): Show =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const showWarning: Show = async (page) => {
  const { beginning, moves } = moment('warning');
  const place = doomedStop(present(unwrap(openHistory(game, firstState(beginning), moves))));
  if (place === undefined) throw new Error('there is nothing to be warned of');
  await touchSpace(page, place);
  await touchSpace(page, place);
};

/** The barred space nearest to the middle of the window. */
const askWhyNot: Show = (page) =>
  page.evaluate(() => {
    const middle = { x: innerWidth / 2, y: innerHeight / 2 };
    const far = (element: Element): number => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
    };
    const barred = [...document.querySelectorAll('.space:not([role])')].sort((a, b) => far(a) - far(b));
    barred[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

const askCaptain: Show = async (page) => {
  await press(page, table.hint);
  await page.locator('.advice li').first().waitFor({ timeout: 60_000 });
};

/** Games in all conditions. */
const fillShelf: Show = (page) => putGames(page, (['over', 'chart', 'exchange', 'rose'] as const).map(moment));

const openReplay: Show = async (page) => {
  await putGames(page, [moment('over')]);
  await page.goto('/replay/over');
  const scrubber = page.getByRole('slider', { name: replay.scrubber });
  await scrubber.waitFor();
  await scrubber.fill(String(Math.round(moment('over').moves.length * 0.6)));
};

/** Every decision is thought over again, which takes its time. */
const reviewIt: Show = async (page) => {
  await press(page, replay.review);
  await page.getByRole('button', { name: replay.chartToggle }).waitFor({ timeout: 300_000 });
};

export const SCREENS = {
  start: { show: visit('/') },
  'start-again': { show: inTurn(fillShelf, visit('/')) },
  setup: { show: visit(`/new/${GAME}`), languages: ['de', 'nl'] },
  'setup-details': {
    show: inTurn(visit(`/new/${GAME}`), (page) => page.locator('summary').filter({ hasText: shell.setup.details }).click()),
  },
  games: { show: inTurn(fillShelf, visit('/games')) },
  'games-none': { show: visit('/games') },
  settings: { show: visit('/settings') },
  table: { show: sit('chart'), languages: ['de', 'nl'] },
  'table-plan': { show: inTurn(sit('chart'), (page) => touchSpace(page, PLANNED)) },
  'table-push': { show: sit('push') },
  'table-align': { show: sit('align') },
  'table-offer': { show: sit('offer') },
  'table-exchange': { show: sit('exchange') },
  'table-rose': { show: sit('rose') },
  'table-warning': { show: inTurn(sit('warning'), showWarning) },
  'table-why-not': { show: inTurn(sit('chart'), askWhyNot) },
  'table-over': { show: sit('over') },
  'table-tiles': { show: inTurn(sit('chart'), (page) => press(page, labels.tiles.title)) },
  'table-menu': { show: inTurn(sit('chart'), (page) => press(page, table.menu)) },
  'table-help': { show: inTurn(sit('chart'), (page) => press(page, table.help)) },
  'text-mode': { show: sit('chart'), settings: { textMode: true } },
  hints: { show: inTurn(sit('chart'), askCaptain) },
  replay: { show: openReplay },
  review: { show: inTurn(openReplay, reviewIt) },
  share: { show: inTurn(openReplay, (page) => press(page, replay.share)) },
  open: { show: visit('/open') },
  school: { show: visit(`/learn/${GAME}`) },
  lesson: {
    show: inTurn(visit(`/learn/${GAME}`), async (page) => {
      await page.locator(`a[href^="/learn/${GAME}/"]`).first().click();
      await page.waitForURL(`**/learn/${GAME}/*`);
      await page.locator('.river-board').waitFor();
    }),
  },
  'not-found': { show: visit('/nowhere') },
} satisfies Readonly<Record<string, Screen>>;
