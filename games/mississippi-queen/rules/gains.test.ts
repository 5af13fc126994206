import { expect, test } from 'vitest';
import { position, run } from '../testing/sketch';
import { gainOf } from './gains';

const REST = { grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' };
const station = (beige: string): ReturnType<typeof position> =>
  position({ river: 'S A5, S A8', waiting: { 1: 1 }, ships: { beige, ...REST } });

test('[MQ-PAS-2] [MQ-PAS-5] what a stop at a jetty brings: a passenger at speed 1, and nothing from where one came', () => {
  expect(gainOf(run(station('1c1/0/2/6/-'), '=1 f'))).toBe('boards');
  expect(gainOf(run(station('0c4/0/2/6/-'), '=2 f f'))).toBe('too-fast-to-board');
  expect(gainOf(run(station('1c1/0/2/6/1'), '=1 f'))).toBeUndefined();
  expect(gainOf(run(station('0c4/0/2/6/-'), '=1 f'))).toBeUndefined();
});

test('[BR-COAL-2] coal for whoever has room for it', () => {
  const options = { expansionTiles: 'add' };
  const coal = (beige: string): ReturnType<typeof position> =>
    position({ river: 'S B1, S A9', options, ships: { beige, ...REST } });
  expect(gainOf(run(coal('1c1/0/2/1/-'), '=1 f'))).toBe('refuels');
  expect(gainOf(run(coal('1c1/0/2/6/-'), '=1 f'))).toBeUndefined();
  expect(gainOf(run(coal('0c4/0/2/1/-'), '=2 f f'))).toBe('too-fast-to-refuel');
});

test('[MQ-FIN-2] the pier, with two passengers and slow', () => {
  const pier = (beige: string): ReturnType<typeof position> =>
    position({ river: 'S A5, S A8, L A6', pier: 'S', first: 1, ships: { beige, grey: '1c4/0/2/3/-', brown: '1c1/0/1/4/-' } });
  expect(gainOf(run(pier('3b3/5/2/6/1+2'), '=1 f'))).toBe('lands');
  expect(gainOf(run(pier('3b2/5/2/6/1+2'), '=2 f f'))).toBe('too-fast-to-land');
  expect(gainOf(run(pier('3b3/5/2/6/1'), '=1 f'))).toBeUndefined();
});
