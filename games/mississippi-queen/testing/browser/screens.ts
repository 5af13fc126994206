import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';
import { forms } from '../../../../client/messages/en/forms';
import { replay } from '../../../../client/messages/en/replay';
import { dialogs } from '../../../../client/messages/en/dialogs';
import { table } from '../../../../client/messages/en/table';
import { view as phrases } from '../../words/en/view';
import { goTo } from '../../../../client/tests/harness/page';
import { putGames } from '../../../../client/tests/harness/saved-games';
import { findMoment, stateOf } from './saved';
import * as screen from '../../../../client/tests/harness/screen';
import { doomedStop, moment } from './moments';
import { PLANNED } from './positions';

const GAME = game.id;
const { at, openReplay } = screen.screensOf(moment);

/** The spaces take the pointer wherever they are; the camera need not show them for a picture. */
const touchSpace = async (page: Page, place: string): Promise<void> => {
  await page.locator(`#space-${place}`).dispatchEvent('click');
};

const showWarning: screen.Show = async (page) => {
  const place = doomedStop(stateOf(moment('warning')));
  if (place === undefined) throw new Error('there is nothing to be warned of');
  await touchSpace(page, place);
  await touchSpace(page, place);
};

/** The barred space nearest to the middle of the window. */
const askWhyNot: screen.Show = (page) =>
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
export const SCREENS = {
  setup: { show: screen.visit(`/new/${GAME}`), languages: ['de', 'nl'] },
  'setup-details': {
    show: screen.inTurn(screen.visit(`/new/${GAME}`), (page) =>
      page.locator('summary').filter({ hasText: forms.setup.details }).click(),
    ),
  },
  table: { show: at('chart'), languages: ['de', 'nl'] },
  'table-plan': { show: at('chart', (page) => touchSpace(page, PLANNED)) },
  'table-push': { show: at('push') },
  'table-align': { show: at('align') },
  'table-offer': { show: at('offer') },
  'table-exchange': { show: at('exchange') },
  'table-rose': { show: at('rose') },
  'table-warning': { show: at('warning', showWarning) },
  'table-why-not': { show: at('chart', askWhyNot) },
  'table-over': { show: at('over') },
  'table-tiles': { show: at('chart', (page) => screen.press(page, phrases.panels.tilesTitle)) },
  'table-menu': { show: at('chart', (page) => screen.press(page, table.menu)) },
  'table-help': { show: at('chart', (page) => screen.press(page, table.help)) },
  'text-mode': { show: at('chart'), settings: { textMode: true } },
  hints: { show: at('chart', screen.askCaptain) },
  replay: { show: openReplay('over') },
  review: { show: screen.inTurn(openReplay('over'), screen.reviewIt) },
  share: { show: screen.inTurn(openReplay('over'), screen.share) },
  story: { show: screen.storyOf(() => moment('over')), languages: ['de', 'nl'] },
  school: { show: screen.visit(`/learn/${GAME}`) },
  lesson: { show: screen.openLesson(GAME, '.river-board') },
} satisfies screen.Screens;

const fromMenu = (entry: string): screen.Show =>
  screen.inTurn(
    SCREENS['table-menu'].show,
    (page) => screen.press(page, entry),
    (page) => page.getByRole('dialog').waitFor(),
  );

/** The first rounds only: a review of the whole game takes its time. */
const review = screen.reviewOf(() => ({ ...moment('over'), id: 'short', moves: moment('over').moves.slice(0, 60) }));

/** With what belongs to every table, looked at once, at this one. */
export const UNPICTURED = {
  'table-placing': {
    show: async (page) => {
      await putGames(page, [findMoment('placing', { mode: 'passengers', seats: 3 }, ({ phase }) => phase.kind === 'placing')]);
      await goTo(page, '/table/placing');
      await page.locator('.way').first().waitFor();
    },
  },
  'table-exchanging': {
    show: async (page) => {
      await SCREENS['table-exchange'].show(page);
      await page.keyboard.press('x');
      await page.getByRole('dialog').waitFor();
    },
  },
  'table-rule': { show: screen.inTurn(SCREENS['table-why-not'].show, screen.readRule) },
  'table-seats': { show: fromMenu(dialogs.seats) },
  'table-share': { show: fromMenu(replay.share) },
  'table-resign': { show: fromMenu(dialogs.resign) },
  'table-log': { show: fromMenu(table.log) },
  'what-if': { show: screen.inTurn(SCREENS.replay.show, (page) => screen.press(page, replay.whatIf)) },
  'open-position': {
    show: async (page) => {
      await screen.visit('/open')(page);
      const { beginning } = moment('chart');
      await page.getByLabel(replay.openText).fill(JSON.stringify(beginning.kind === 'position' ? beginning.position : {}));
      await screen.press(page, replay.openButton);
      await page.locator('.opened').waitFor();
    },
  },
  'setup-refused': {
    show: async (page) => {
      await SCREENS['setup-details'].show(page);
      await page.locator('#field-expansionTiles label').nth(2).click();
      await page.locator('.problem').first().waitFor();
    },
  },
  review: { show: review },
  'story-school': { show: screen.storyOf(() => moment('home')) },
  'review-phone': { show: screen.onPhone(review) },
} satisfies screen.Screens;
