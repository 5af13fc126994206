import { createRandom } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type Blow, blowsOf } from './schedule';

const count = (blows: readonly Blow[], one: Blow): number => blows.filter((blow) => blow === one).length;

test('as many blows of each kind as asked for; all at once counts for all', () => {
  const blows = blowsOf({ servers: 3, kills: 100, stops: 7, postgresRestarts: 5, natsRestarts: 4 }, createRandom('blows'));
  expect(count(blows, 'blackout')).toBe(10);
  expect(count(blows, 'kill') + 3 * count(blows, 'blackout')).toBe(100);
  expect([count(blows, 'stop'), count(blows, 'postgres'), count(blows, 'nats')]).toEqual([7, 5, 4]);
});

test('one server is never all of them', () => {
  const blows = blowsOf({ servers: 1, kills: 20, stops: 0, postgresRestarts: 0, natsRestarts: 0 }, createRandom('blows'));
  expect(blows).toEqual(Array.from({ length: 20 }, () => 'kill'));
});
