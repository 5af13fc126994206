import { readFileSync } from 'node:fs';
import { OFFERED_LEVELS, playDeal, reportOn } from '@showboat/bots';
import { setUp, unwrap } from '@showboat/engine';
import { TESTED } from '@showboat/games/testing';
import { expect, test } from 'vitest';
import { strengthsPath } from './kept';
import { type Step, TABLE_HEAD, ladderRow, stepOf, withStep } from './ladder';
import { toy } from './toy';

test('a step tells how often the upper level won, and how far apart the two are', () => {
  const bots = [
    { name: 'learned/greedy@20', level: 'greedy', style: 'steady' },
    { name: 'learned/random', level: 'random', style: 'steady' },
  ] as const;
  const start = unwrap(setUp(toy.game, { seats: 2 }));
  const mind = toy.mindOf();
  const deals = Array.from({ length: 4 }, (_, deal) =>
    playDeal(
      { game: toy.game, mind, start, isEliminated: () => false },
      { bots, seats: 2, seed: 'row', budget: {} },
      deal,
      () => 0,
    ),
  );
  const report = reportOn(deals, { names: bots.map(({ name }) => name), endings: toy.game.endings, isStopped: false });
  const step = stepOf(report, 2);
  expect(step).toMatchObject({ level: 'greedy', against: 'random', seats: 2, games: 8 });
  expect(step.wins / step.games).toBeCloseTo(report.bots[0].winShare, 3);
  expect(step.eloLow).toBeLessThanOrEqual(step.elo);
  expect(step.eloHigh).toBeGreaterThanOrEqual(step.elo);
  const cells = ladderRow(step).split(' | ');
  expect(cells).toHaveLength(TABLE_HEAD[0].split(' | ').length);
  expect(cells.slice(0, 4)).toEqual(['| greedy', 'random', '2', '8']);
  expect(cells[4]).toMatch(/^\d+ % \(\d+–\d+\)$/);
  expect(cells[5]).toBe('50 %');
});

test('a new step takes the place of the same one, from the weakest level to the strongest', () => {
  const step = (level: string, seats: number, games: number): Step => ({
    level,
    against: 'deckhand',
    seats,
    games,
    wins: 1,
    low: 0,
    high: 1,
    elo: 0,
    eloLow: 0,
    eloHigh: 0,
    milliseconds: 1,
  });
  const kept = [step('mate', 3, 10), step('commodore', 2, 10)];
  const now = withStep(withStep(withStep(kept, step('mate', 3, 20)), step('captain', 2, 30)), step('mate', 2, 40));
  expect(now.map(({ level, seats, games }) => `${level} ${seats} ${games}`)).toEqual([
    'mate 2 40',
    'mate 3 20',
    'captain 2 30',
    'commodore 2 10',
  ]);
});

test.each(TESTED.flatMap(({ id, training }) => (training ? [{ id, training }] : [])))(
  '$id: every level came first more often than the one below it, at every number of seats, and docs/bots.md tells so',
  ({ id, training }) => {
    const steps: readonly Step[] = JSON.parse(readFileSync(strengthsPath(id), 'utf8'));
    const page = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
    const { seats } = training.use(({ game }) => game.options);
    if (seats?.kind !== 'number') throw new Error(`${id} does not say how many may play`);
    const expected = OFFERED_LEVELS.flatMap((level) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, i) => `${level} ${seats.min + i}`),
    );
    const measured = steps.map((step) => `${step.level} ${step.seats}`);
    // What thinks for a second takes hours to measure: the set-up says so where it has not been done.
    expect(measured).toEqual(expected.filter((one) => !one.startsWith('commodore') || measured.includes(one)));
    for (const step of steps) {
      expect([step, step.wins / step.games > 1 / step.seats]).toEqual([step, true]);
      expect(page).toContain(ladderRow(step));
    }
  },
);
