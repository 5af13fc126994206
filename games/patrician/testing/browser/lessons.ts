import { type Move, type Options, type State, isSameMove, patrician as game, en } from '@showboat/games/patrician';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LESSONS, loadSchool } from '../../view/school';
import { SOLUTIONS } from '../../view/school/solutions';
import { plansOf, questionOf } from '../../view/planner/plans';
import type { Plan } from '../../view/planner/planner';
import { expectTowers } from './shown';
import { type SchoolParts, createLessonDriver } from '../../../../client/tests/harness/lesson-driver';

const LEARNER = 0;

const handShown = (page: Page): Promise<readonly string[]> =>
  page.locator('.hand-cards .hand-card').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? '').sort());

const expectTable = async (page: Page, state: State): Promise<void> => {
  await expectTowers(page, state);
  const hand = state.players[LEARNER].hand.map(en.nameCard).sort();
  await expect.poll(() => handShown(page), { timeout: 10_000, interval: 30 }).toEqual(hand);
};

const isIn = (plan: Plan, moves: readonly Move[]): boolean =>
  plan.moves.length === moves.length && plan.moves.every((move) => moves.some((one) => isSameMove(one, move)));

/** Two floors on the same tower are the same move twice. */
const sitesOf = (moves: readonly Move[]): string =>
  moves
    .flatMap((move) => (move.kind === 'build' ? [move.site] : []))
    .sort()
    .join('');

/** The answers are gone through with the arrow key, in the order that the rules have. */
const goTo = async (page: Page, plans: readonly Plan[], moves: readonly Move[]): Promise<void> => {
  const index = plans.findIndex((plan) => isIn(plan, moves) && sitesOf(plan.moves) === sitesOf(moves));
  if (index < 0) throw new Error(`the table offers no such plan: ${JSON.stringify(moves)}`);
  for (let i = 0; i <= index; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
};

/** What others did is over, and this is asked. */
const isAsked = async (page: Page, state: State): Promise<void> => {
  const question = questionOf(state) ?? 'build';
  const sign = question === 'build' ? 'button.hand-card' : `[data-command="${question}"]`;
  await page.locator(sign).first().waitFor({ state: 'attached' });
};

const perform = async (page: Page, before: State, moves: readonly Move[]): Promise<void> => {
  await isAsked(page, before);
  const [first] = moves;
  const plans = plansOf(before);
  if (first.kind === 'decline') return page.keyboard.press('n');
  if (first.kind !== 'play') return goTo(page, plans, moves);
  await page.keyboard.press(String(before.players[LEARNER].hand.indexOf(first.card) + 1));
  return goTo(
    page,
    plans.filter(({ card }) => card === first.card),
    moves,
  );
};

const parts: SchoolParts<State, Move, Options> = {
  game,
  lessons: LESSONS,
  solutions: SOLUTIONS,
  loadSchool,
  mistake: { lesson: 'towers', tokens: 'siena-3 A take:siena', failure: 'behind' },
  inWords: 'messengers',
  board: '.city-board',
  rings: '.pat-pointed',
  // A card and its floors are one plan.
  isHeld: (move, after) => (move.kind === 'play' || move.kind === 'build') && after.phase.kind === 'building',
  perform,
  expectBoard: expectTable,
  describeMove: en.describeMove,
};

export const lessons = createLessonDriver(parts);
