import { createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { simulate } from './simulation';

test('wins are first places, endings and actions those of the games played', () => {
  const options = { seats: 3, roundLimit: 6 };
  const start = unwrap(setUp(game, options));
  const played = Array.from({ length: 8 }, (_, i) => playRandomly(game, start, createRandom(`s/${i}`), { maxMoves: 100_000 }));
  const { wins, endings, actions, actionsInAll } = simulate(game, { options, games: 8, seed: 's' });
  expect(wins).toEqual([0, 1, 2].map((seat) => played.filter(({ outcome }) => outcome.places[seat] === 1).length));
  expect(new Set(wins).size).toBeGreaterThan(1);
  expect(Object.values(endings).reduce((sum, one) => sum + one, 0)).toBe(8);
  const lengths = played.map(({ moves }) => moves.length);
  expect([actions.min, actions.max, actionsInAll]).toEqual([
    Math.min(...lengths),
    Math.max(...lengths),
    lengths.reduce((sum, one) => sum + one, 0),
  ]);
});
