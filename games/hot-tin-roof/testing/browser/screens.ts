import { hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { table } from '../../../../client/messages/en/table';
import { view as phrases } from '../../words/en/view';
import * as screen from '../../../../client/tests/harness/screen';
import { moment } from './moments';
import { BAD_BOARD, LONG_BOARD, MET } from './positions';

const GAME = game.id;
const { at, openReplay } = screen.screensOf(moment);

/** The path to the other cat of the pair, almost all cans long. */
const planMeeting: screen.Show = (page) => screen.touch(page, MET);

const planHome: screen.Show = (page) => screen.touch(page, 'dumpster:home1');

/** The same place otherwise: with the deluxe catwalk, with the other pair, with other payees. */
const turnOver: screen.Show = (page) => page.keyboard.press('o');

/** A roof that no cat can reach, or a gap that has its catwalk. */
const askWhyNot = screen.touchBarred('.htr-place[data-place^="roof:"]:not([role])');

const openDetails: screen.Show = screen.inTurn(screen.visit(`/new/${GAME}`), (page) => page.locator('summary').click());

/** A board of one's own is chosen, good or not. */
export const giveBoard =
  (board: unknown): screen.Show =>
  (page) =>
    page
      .locator('#field-board input[type="file"]')
      .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(board)) });

/** With the field in the middle of the window. */
const showBoardField: screen.Show = (page) =>
  page.locator('#field-board').evaluate((field) => field.scrollIntoView({ block: 'center' }));

export const SCREENS = {
  'roofs-setup': { show: screen.visit(`/new/${GAME}`), languages: ['de', 'nl'] },
  'roofs-setup-details': { show: openDetails, languages: ['de'] },
  'roofs-setup-own': {
    show: screen.inTurn(
      openDetails,
      giveBoard(LONG_BOARD),
      (page) => page.locator('#field-board .problem').waitFor({ state: 'detached' }),
      showBoardField,
    ),
  },
  'roofs-setup-refused': {
    show: screen.inTurn(
      openDetails,
      giveBoard(BAD_BOARD),
      (page) => page.locator('#field-board .problem').waitFor(),
      showBoardField,
    ),
    languages: ['de'],
  },
  'roofs-table': { show: at('roofs-moving'), languages: ['de', 'nl'] },
  'roofs-plan': { show: at('roofs-moving', planMeeting), languages: ['de', 'nl'] },
  'roofs-begun': { show: at('roofs-begun') },
  'roofs-diving': { show: at('roofs-diving'), languages: ['de'] },
  'roofs-home-plan': { show: at('roofs-diving', planHome), languages: ['de'] },
  'roofs-laying': { show: at('roofs-laying') },
  'roofs-lay-plan': { show: at('roofs-laying', screen.look) },
  'roofs-deluxe-plan': { show: at('roofs-laying', screen.look, turnOver), languages: ['de'] },
  'roofs-sheltering': { show: at('roofs-sheltering') },
  'roofs-shelter-plan': { show: at('roofs-sheltering', screen.look) },
  'roofs-poor': { show: at('roofs-poor'), languages: ['de'] },
  'roofs-three': { show: at('roofs-three') },
  'roofs-own': { show: at('roofs-own', screen.look) },
  'roofs-why-not': { show: at('roofs-moving', askWhyNot) },
  'roofs-waiting': { show: at('roofs-waiting'), keepsBots: true },
  'roofs-over': { show: at('roofs-over'), languages: ['de'] },
  'roofs-stuck': { show: at('roofs-stuck') },
  'roofs-tiles': { show: at('roofs-moving', (page) => screen.press(page, phrases.panels.tiles.title)) },
  'roofs-help': { show: at('roofs-moving', (page) => screen.press(page, table.help)) },
  'roofs-text': { show: at('roofs-moving'), settings: { textMode: true } },
  'roofs-hints': { show: at('roofs-diving', screen.askCaptain) },
  'roofs-replay': { show: openReplay('roofs-over') },
  'roofs-review': { show: screen.inTurn(openReplay('roofs-over'), screen.reviewIt) },
  'roofs-story': { show: screen.storyOf(() => moment('roofs-over')), languages: ['de'] },
  'roofs-share': { show: screen.inTurn(openReplay('roofs-over'), screen.share) },
  'roofs-school': { show: screen.visit(`/learn/${GAME}`) },
  'roofs-lesson': { show: screen.openLesson(GAME, '.roof-board'), languages: ['de'] },
} satisfies screen.Screens;

const review = screen.reviewOf(() => moment('roofs-ending'));

export const UNPICTURED = {
  'roofs-rule': { show: screen.inTurn(SCREENS['roofs-why-not'].show, screen.readRule) },
  'roofs-review': { show: review },
  'roofs-review-phone': { show: screen.onPhone(review) },
} satisfies screen.Screens;
