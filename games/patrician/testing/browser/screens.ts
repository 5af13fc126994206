import { CARDS, CITIES, patrician as game } from '@showboat/games/patrician';
import type { Page } from 'playwright-core';
import { forms } from '../../../../client/messages/en/forms';
import { replay } from '../../../../client/messages/en/replay';
import { dialogs } from '../../../../client/messages/en/dialogs';
import { table } from '../../../../client/messages/en/table';
import { view as phrases } from '../../words/en/view';
import type { Plan } from '../../view/planner/planner';
import * as screen from '../../../../client/tests/harness/screen';
import { goTo } from '../../../../client/tests/harness/page';
import { putGames } from '../../../../client/tests/harness/saved-games';
import { moment, scoringPlan, stateOf } from './moments';

const GAME = game.id;
const { at, openReplay } = screen.screensOf(moment);

const pick = (page: Page, card: number): Promise<void> => page.locator(`button[data-part="card:${CARDS[card].id}"]`).click();

/** Chooses the card and a tower for each floor. */
const layPlan = async (page: Page, { card, city, sites }: Plan): Promise<void> => {
  if (card === undefined || city === undefined) throw new Error('nothing to build');
  await pick(page, card);
  for (const site of sites) await screen.touch(page, `site:${CITIES[city]}:${site}`);
};

const planScoring: screen.Show = async (page) => {
  const plan = scoringPlan(stateOf(moment('patrician-crowd')));
  if (!plan) throw new Error('no city is about to be complete');
  await layPlan(page, plan);
};

const pickCard: screen.Show = (page) => page.locator('button.hand-card').first().click();

/** A tower of which no card is in hand, or that no floor may be moved from. */
const askWhyNot = screen.touchBarred('.pat-place[data-place^="site:"]:not([role])');

export const SCREENS = {
  'patrician-setup': { show: screen.visit(`/new/${GAME}`), languages: ['de', 'nl'] },
  'patrician-setup-details': {
    show: screen.inTurn(screen.visit(`/new/${GAME}`), (page) =>
      page.locator('summary').filter({ hasText: forms.setup.details }).click(),
    ),
  },
  'patrician-table': { show: at('patrician-crowd'), languages: ['de', 'nl'] },
  'patrician-begun': { show: at('patrician-begun') },
  'patrician-card': { show: at('patrician-crowd', pickCard) },
  'patrician-plan': { show: at('patrician-crowd', planScoring), languages: ['de', 'nl'] },
  'patrician-two': { show: at('patrician-two') },
  'patrician-five': { show: at('patrician-five'), languages: ['de'] },
  'patrician-moving': { show: at('patrician-moving') },
  'patrician-move-plan': { show: at('patrician-moving', screen.look) },
  'patrician-taking': { show: at('patrician-taking') },
  'patrician-take-plan': { show: at('patrician-taking', screen.look) },
  'patrician-placing': { show: at('patrician-placing'), languages: ['de'] },
  'patrician-place-plan': { show: at('patrician-placing', screen.look) },
  'patrician-no-card': { show: at('patrician-crowd', askWhyNot) },
  'patrician-why-not': { show: at('patrician-moving', askWhyNot) },
  'patrician-waiting': { show: at('patrician-waiting'), keepsBots: true },
  'patrician-hand-over': { show: at('patrician-shared', (page) => page.getByRole('dialog').waitFor()) },
  'patrician-shared': {
    show: at('patrician-shared', (page) => screen.press(page, dialogs.handOverReady('Ada'))),
  },
  'patrician-over': { show: at('patrician-over'), languages: ['de'] },
  'patrician-seen': { show: at('patrician-crowd', (page) => screen.press(page, phrases.panels.memory.title)), languages: ['de'] },
  'patrician-help': { show: at('patrician-crowd', (page) => screen.press(page, table.help)) },
  'patrician-text': { show: at('patrician-crowd'), settings: { textMode: true } },
  'patrician-hints': { show: at('patrician-crowd', screen.askCaptain) },
  'patrician-replay': { show: openReplay('patrician-over') },
  'patrician-review': { show: screen.inTurn(openReplay('patrician-over'), screen.reviewIt) },
  'patrician-share': { show: screen.inTurn(openReplay('patrician-over'), screen.share) },
  'patrician-story': { show: screen.storyOf(() => moment('patrician-over')), languages: ['de'] },
  'patrician-school': { show: screen.visit(`/learn/${GAME}`) },
  'patrician-lesson': { show: screen.openLesson(GAME, '.city-board'), languages: ['de'] },
} satisfies screen.Screens;

/** A game with hidden hands can be reviewed only when it is over; here just its end. */
const review = screen.reviewOf(() => moment('patrician-ending'));

export const UNPICTURED = {
  'patrician-rule': { show: screen.inTurn(SCREENS['patrician-why-not'].show, screen.readRule) },
  'patrician-review': { show: review },
  'patrician-review-phone': { show: screen.onPhone(review) },
  'patrician-review-refused': {
    show: async (page) => {
      await putGames(page, [moment('patrician-crowd')]);
      await goTo(page, '/replay/patrician-crowd');
      await page.locator('.replay-tabs').getByRole('button', { name: replay.review }).click();
      await page.getByText(replay.reviewSecret).waitFor();
    },
  },
} satisfies screen.Screens;
