import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { legal, moverId, position, refusalOf, run, shipOf, shipText } from '../testing/sketch';
import type { Exit } from './cells';

const REST = { grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' };

/** Beige is about to enter the last tile's front at speed 1, with two passengers aboard. */
const ashore = (last: string, pier: Exit, from: string): string => {
  const state = position({ river: `S A5, S A6, S ${last}`, pier, ships: { beige: `3${from}/0/1/6/1+2`, ...REST } });
  return shipText(run(state, '=1 f .'), 'beige');
};

test('[MQ-FIN-1] there are three landing spaces at the pier', () => {
  const rear = ['a2', 'a3', 'b3', 'c3', 'd3', 'e3', 'e2'];
  expect(rear.map((from) => ashore('A7', 'S', from))).toEqual([
    '3a3/0/1/6/1+2',
    '3a4/0/1/6/1+2',
    'landed',
    'landed',
    'landed',
    '3e4/0/1/6/1+2',
    '3e3/0/1/6/1+2',
  ]);
  expect(rear.map((from) => ashore('A7', 'L', from))).toEqual([
    'landed',
    'landed',
    'landed',
    '3c4/0/1/6/1+2',
    '3d4/0/1/6/1+2',
    '3e4/0/1/6/1+2',
    '3e3/0/1/6/1+2',
  ]);
  expect(rear.map((from) => ashore('A7', 'R', from))).toEqual([
    '3a3/0/1/6/1+2',
    '3a4/0/1/6/1+2',
    '3b4/0/1/6/1+2',
    '3c4/0/1/6/1+2',
    'landed',
    'landed',
    'landed',
  ]);
});

test.each([
  ['B1', 'R', 'c4/2', ['e2/0', 'd4/2']],
  ['B3', 'S', 'c3/0', ['b3/0', 'd3/0']],
  ['B3', 'R', 'd3/1', ['e2/0', 'd3/0']],
] as const)('[MQ-FIN-1] on %s with the pier at %s an island leaves one landing space', (last, pier, way, barred) => {
  const from = (place: string) =>
    position({ river: `S A5, S A6, S ${last}`, pier, ships: { beige: `3${place}/1/6/1+2`, ...REST } });
  expect(shipText(run(from(way), '=1 f .'), 'beige')).toBe('landed');
  for (const place of barred) expect(refusalOf(from(place), '=1 f')).toEqual({ code: 'land-ahead', rule: 'MQ-MOVE-3' });
});

const atPier = (beige: string, options: Readonly<Record<string, unknown>> = {}) =>
  position({ river: 'S A5, S A6, S A7', pier: 'S', options, ships: { beige, ...REST } });

test('[MQ-FIN-2] a ship that stops on a landing space at speed 1 with two passengers has landed; the first wins', () => {
  const after = run(atPier('3c3/0/1/6/1+2', { playOn: false }), '=1 f .');
  expect(shipText(after, 'beige')).toBe('landed');
  expect(game.outcome(after)).toEqual({ places: [1, 3, 2], ending: 'first-landing' });
});

test('[MQ-FIN-2] not with one passenger, not at speed 2', () => {
  expect(shipText(run(atPier('3c3/0/1/6/1'), '=1 f .'), 'beige')).toBe('3c4/0/1/6/1');
  expect(shipText(run(atPier('3b2/0/2/6/1+2'), '=2 f f .'), 'beige')).toBe('3b4/0/2/6/1+2');
});

test('[MQ-FIN-2] [AMB-40] what the wheel shows at the end counts, not the points spent', () => {
  // Logs on b4 of B2: two points spent, and one off the wheel.
  const logs = (beige: string) => position({ river: 'S A5, S A6, S B2', pier: 'S', ships: { beige, ...REST } });
  expect(shipText(run(logs('3b3/0/2/6/1+2'), '=2 f .'), 'beige')).toBe('landed');
  // Over the logs to c4 at speed 3: the wheel shows 2.
  expect(shipText(run(logs('3b3/0/3/6/1+2'), '=3 f r f .'), 'beige')).toBe('3c4/1/2/6/1+2');
  // A sand bar on c4 of B5 takes all speed away.
  const sand = position({ river: 'S A5, S A6, S B5', pier: 'S', ships: { beige: '3b4/1/5/6/1+2', ...REST } });
  expect(shipText(run(sand, '=5 f .'), 'beige')).toBe('landed');
});

test('[MQ-FIN-3] without two passengers a landing space is ordinary water, and the ship must move on: c4 to b4 at speed 1', () => {
  const state = atPier('3c4/4/1/0/1');
  expect(legal(state)).toBe('=1 =2');
  expect(shipText(run(state, '=1 f .'), 'beige')).toBe('3b4/4/1/0/1');
});

test('[MQ-FIN-3] a ship too fast to land hops to the next landing space and lands there', () => {
  const state = atPier('3c4/4/2/6/1+2');
  expect(shipText(run(state, '=1 f .'), 'beige')).toBe('landed');
});

test('[MQ-FIN-4] a landed ship takes the next place and leaves the river; the others play on', () => {
  const state = position({
    river: 'S A5, S A6, S A7',
    pier: 'S',
    seats: 4,
    ships: { red: 'landed', beige: '3c3/0/1/6/1+2', grey: '3d3/5/1/6/1+2', brown: '0e3/0/1/6/-' },
  });
  const after = run(state, '=1 f .');
  expect(shipText(after, 'beige')).toBe('landed');
  expect(shipOf(after, 'beige').place).toBe(2);
  expect(game.outcome(after)).toBeUndefined();
  expect(moverId(after)).toBe('grey');
});

test('[MQ-FIN-4] the landed ship is in nobody’s way', () => {
  const state = position({
    river: 'S A5, S A6, S A7',
    pier: 'S',
    seats: 4,
    ships: { beige: '3c3/0/1/6/1+2', grey: '3d4/4/1/6/-', brown: '0e3/0/1/6/-', red: '0a2/0/1/6/-' },
  });
  expect(shipText(run(run(state, '=1 f .'), '=1 r f .'), 'grey')).toBe('3c4/5/1/6/-');
});

test('[MQ-FIN-4] when the race is over no move is made', () => {
  const state = atPier('3c3/0/1/6/1+2', { playOn: false });
  expect(game.actor(run(state, '=1 f .'))).toBe('nobody');
  expect(legal(run(state, '=1 f .'))).toBe('');
  expect(refusalOf(state, '=1 f . =1')).toEqual({ code: 'race-over', rule: 'MQ-FIN-4' });
});

test('[MQ-FIN-5] in the driving school a ship lands at any speed, without passengers, and its other points lapse', () => {
  const school = { mode: 'school', playOn: false };
  const state = atPier('3c3/0/5/6/-', school);
  const arrived = run(state, '=5 f');
  expect(shipText(arrived, 'beige')).toBe('3c4/0/5/6/-');
  expect(legal(arrived)).toBe('.');
  expect(refusalOf(state, '=5 f f')).toEqual({ code: 'points-spent', rule: 'MQ-MOVE-1' });
  const after = run(arrived, '.');
  expect(shipText(after, 'beige')).toBe('landed');
  expect(game.outcome(after)?.places[0]).toBe(1);
});

test('[MQ-FIN-6] play goes on for the places unless the option says otherwise', () => {
  expect(game.outcome(run(atPier('3c3/0/1/6/1+2'), '=1 f .'))).toBeUndefined();
  expect(game.outcome(run(atPier('3c3/0/1/6/1+2', { playOn: false }), '=1 f .'))?.ending).toBe('first-landing');
});

test('[MQ-FIN-6] ranking: who landed, who sails by the order of the river, who is out, the later the better', () => {
  const state = position({
    river: 'S A5, S A6, S A7',
    pier: 'S',
    seats: 6,
    options: { roundLimit: 7 },
    round: 7,
    ships: {
      white: 'landed',
      beige: '3c3/0/1/6/1+2',
      grey: '1c1/0/1/6/-',
      brown: '2b1/0/1/6/-',
      red: '1c3/0/1/6/-',
      green: '0a2/0/1/6/-',
    },
  });
  const afterLanding = run(state, '=1 f .');
  expect(moverId(afterLanding)).toBe('grey');
  const end = run(afterLanding, 'resign =1 f . resign =1 f .');
  // White, beige; brown on tile 2, green on tile 0; red went out after grey.
  expect(game.outcome(end)).toEqual({ places: [2, 6, 3, 5, 4, 1], ending: 'round-limit' });
});
