import type { Review, Verdict } from '@showboat/bots';
import { createRandom, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { loadView } from '../shell/game-view';
import { sayTurn } from '../table/say-turn';
import { courseOf, hintOf, pointsOf, valuesByRound, worstOf } from './review-data';

const verdict = (index: number, round: number, seat: number, loss: number, values: readonly number[]): Verdict<string> => ({
  index,
  seat,
  round,
  played: ['a', 'b'],
  best: loss > 0 ? ['c'] : ['a', 'b'],
  loss,
  values,
  reasons: loss > 0 ? [{ code: 'faster', detail: {} }] : [],
});

const REVIEW: Review<string> = {
  decisions: [
    verdict(0, 1, 0, 0.05, [0.4, 0.6]),
    verdict(2, 1, 1, 0.02, [0.5, 0.5]),
    verdict(5, 2, 0, 0.2, [0.25, 0.75]),
    verdict(7, 2, 1, 0, [0.2, 0.8]),
  ],
  luck: [],
  totals: [],
};

test('the worst decisions first, without negligible ones', () => {
  expect(worstOf(REVIEW).map(({ index }) => index)).toEqual([5, 0]);
});

test('a course has a point after every decision', () => {
  expect(courseOf(REVIEW, 1)).toEqual([
    { index: 2, value: 0.6 },
    { index: 4, value: 0.5 },
    { index: 7, value: 0.75 },
    { index: 9, value: 0.8 },
  ]);
});

test('the table has the last values of every round, as the game counts them', () => {
  const roundAt = (index: number): number => (index < 5 ? 1 : 2);
  expect(valuesByRound(REVIEW, roundAt)).toEqual([
    { round: 1, values: [0.5, 0.5] },
    { round: 2, values: [0.2, 0.8] },
  ]);
  expect(valuesByRound(REVIEW, () => 12)).toEqual([{ round: 12, values: [0.2, 0.8] }]);
});

test('points are hundredths', () => {
  expect([0.126, -0.05, 0].map(pointsOf)).toEqual([13, -5, 0]);
});

test('the better turn is advice with its expected result', () => {
  const hint = hintOf(REVIEW.decisions[2]);
  expect(hint).toMatchObject({ moves: ['c'], reasons: [{ code: 'faster' }] });
  expect(hint.expectedPlace).toBeGreaterThan(1);
  expect(hint.expectedPlace).toBeLessThan(2);
});

test('a turn without a log line is described by its moves', async () => {
  const view = await loadView('hot-tin-roof');
  await view?.use(async ({ game, loadWords }) => {
    const words = await loadWords('en');
    const random = createRandom('a turn that ends');
    let state = unwrap(setUp(game, { seats: 3 }));
    let said: string | undefined;
    while (said === undefined && game.actor(state) !== 'nobody') {
      const legal = game.legalMoves(state);
      const end = legal.find((move) => words.describeEvent(state, move, game.apply(state, move)).length === 0);
      if (end !== undefined) said = sayTurn(game, words, state, [end]);
      state = game.apply(state, legal[Math.floor(random() * legal.length)]);
    }
    expect(said).toBe('end the turn');
  });
  expect.assertions(1);
});
