import { openHistory, present, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import { forms } from '../../../../client/messages/en/forms';
import { table } from '../../../../client/messages/en/table';
import { view as labels } from '../../words/en/view';
import { firstState } from './saved';
import { moment } from '../../../../client/tests/harness/moments';
import {
  type Screens,
  type Show,
  askCaptain,
  inTurn,
  openLesson,
  openReplay,
  press,
  reviewIt,
  share,
  sit,
  visit,
} from '../../../../client/tests/harness/screen';
import { doomedStop } from './moments';
import { PLANNED } from './positions';

const GAME = game.id;

/** The spaces take the pointer wherever they are; the camera need not show them for a picture. */
const touchSpace = async (page: Page, place: string): Promise<void> => {
  await page.locator(`#space-${place}`).dispatchEvent('click');
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

/** The first game of all has the plain names. */
export const RIVER_SCREENS = {
  setup: { show: visit(`/new/${GAME}`), languages: ['de', 'nl'] },
  'setup-details': {
    show: inTurn(visit(`/new/${GAME}`), (page) => page.locator('summary').filter({ hasText: forms.setup.details }).click()),
  },
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
  replay: { show: openReplay('over') },
  review: { show: inTurn(openReplay('over'), reviewIt) },
  share: { show: inTurn(openReplay('over'), share) },
  school: { show: visit(`/learn/${GAME}`) },
  lesson: { show: openLesson(GAME) },
} satisfies Screens;
