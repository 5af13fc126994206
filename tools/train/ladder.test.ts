import { playDeal, reportOn } from '@showboat/bots';
import { expect, test } from 'vitest';
import { setUp, unwrap } from '@showboat/engine';
import { ladderRow, TABLE_HEAD } from './ladder';
import { toy } from './toy';

test('a row tells how often the upper level won, and how far apart the two are', () => {
  const bots = [
    { name: 'learned/greedy', level: 'greedy', style: 'steady' },
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
  const cells = ladderRow(report, 2).split(' | ');
  expect(cells).toHaveLength(TABLE_HEAD[0].split(' | ').length);
  expect(cells.slice(0, 4)).toEqual(['| greedy', 'random', '2', '8']);
  expect(cells[4]).toMatch(/^\d+ % \(\d+–\d+\)$/);
  expect(cells[5]).toBe('50 %');
  const [elo, low, high] = cells[6].match(/-?\d+/g)?.map(Number) ?? [];
  expect(low).toBeLessThanOrEqual(elo);
  expect(high).toBeGreaterThanOrEqual(elo);
});
