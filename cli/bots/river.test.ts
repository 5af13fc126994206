import { LEVELS, type LevelId, STYLE_MARGIN, decide } from '@showboat/bots';
import { type Style, createRandom, isEqual, unwrap } from '@showboat/engine';
import { type Move, mind, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { describe, expect, test } from 'vitest';
import { readFixture } from '../testing/fixtures';
import { type Moment, momentsFrom, momentsOf } from '../testing/positions';

const player = { game, mind };

const FIXTURES = ['0000-base3', '0003-base4', '0007-base5', '0015-add3', '0036-rose3', '0045-two2', '0052-two2rose', '0060-six'];

const fixtureOf = (name: string): Moment => {
  const state = unwrap(game.parsePosition(JSON.parse(readFixture(`${name}.json`))));
  const seat = game.actor(state);
  if (typeof seat !== 'number') throw new Error(`${name}: nobody decides`);
  return { state, seat };
};

const MOMENTS: readonly Moment[] = [
  ...FIXTURES.map(fixtureOf),
  ...momentsFrom('river', 15, { seats: 4 }),
  ...momentsFrom('rose', 10, { seats: 3, rose: true }),
];

const movesOf = ({ state, seat }: Moment, level: LevelId, style: Style, seed: number): readonly Move[] =>
  decide(player, state, seat, { level, style }, { random: createRandom(seed), iterations: 20 }).moves;

/** The expected result of its seat after moves, by the mind's own evaluation. */
const worth = ({ state, seat }: Moment, moves: readonly Move[]): number => mind.evaluate(moves.reduce(game.apply, state))[seat];

describe.each(Object.keys(LEVELS) as LevelId[])('%s', (level) => {
  test('plays a legal sequence of moves', () => {
    for (const [seed, moment] of MOMENTS.entries()) {
      let { state } = moment;
      for (const move of movesOf(moment, level, 'steady', seed)) {
        expect(game.refuse(state, move)).toBeUndefined();
        state = game.apply(state, move);
      }
    }
  });
});

test('a deckhand makes mistakes, but none that is hopeless', () => {
  // What it knows is written by hand.
  const { byHand = mind } = mind;
  let mistakes = 0;
  for (const moment of MOMENTS) {
    const { state, seat } = moment;
    const best = byHand.choices(state)[0].values[seat];
    for (let seed = 0; seed < 10; seed++) {
      const found = byHand.evaluate(movesOf(moment, 'deckhand', 'steady', seed).reduce(game.apply, state))[seat];
      expect(found).toBeGreaterThanOrEqual(best * (1 - LEVELS.deckhand.thinking.hopeless) - 1e-9);
      if (found < best - 0.01) mistakes++;
    }
  }
  // How many depends on the tuned weights; that there are some does not.
  expect(mistakes).toBeGreaterThan(10);
});

test.each(['bold', 'thrifty', 'pushy'] as const)('%s changes some turns and costs no more than the margin', (style) => {
  const moments = [...MOMENTS, ...momentsOf('style', { seats: 5 })];
  let changed = 0;
  for (const moment of moments) {
    const moves = movesOf(moment, 'greedy', style, 1);
    expect(worth(moment, moves)).toBeGreaterThanOrEqual(mind.choices(moment.state)[0].values[moment.seat] - STYLE_MARGIN - 1e-9);
    if (!isEqual(moves, movesOf(moment, 'greedy', 'steady', 1))) changed++;
  }
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(moments.length / 2);
});
