import { setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { legal, moverId, position, refusalOf, run, shipText, sketchJson } from '../testing/sketch';
import type { State } from './state';
import { parseSketch } from './position';

const start = (options: Readonly<Record<string, unknown>>): State => unwrap(setUp(mississippiQueen, options));

/** All passengers that come onto the river if every tile of the base set is turned up. */
const passengersInAll = (options: Readonly<Record<string, unknown>>): number => {
  const before = start(options);
  return before.stack.map((tile) => run(before, `dS ${tile}`).waiting[1]).reduce((sum, count) => sum + count, 0);
};

test('[MQ-SET-1] every steamer starts with speed 1 and coal 6', () => {
  const state = start({ seats: 3 });
  expect(state.ships.map(({ id }) => shipText(state, id))).toEqual(['0c1/0/1/6/-', '0e2/0/1/6/-', '0a2/0/1/6/-']);
});

test('[MQ-SET-2] any of the eleven tiles may be the first, all equally likely', () => {
  const state = start({ seats: 3 });
  expect(mississippiQueen.actor(state)).toBe('chance');
  expect(legal(state)).toBe('dS A1 dS A2 dS A3 dS A4 dS A5 dS A6 dS A7 dS A8 dS A9 dS A10 dS A11');
  expect(mississippiQueen.chances(state).map(({ weight }) => weight)).toEqual(
    Array.from({ length: 11 }, () => expect.closeTo(1 / 11)),
  );
  expect(run(state, 'dS A5').stack.join(' ')).toBe('A1 A2 A3 A4 A6 A7 A8 A9 A10 A11');
});

test('[MQ-SET-2] the pier lies under the stack: it comes after the last tile', () => {
  const json = (pier: 'L' | null, stack: readonly string[]): unknown => ({
    ...sketchJson({ river: 'S A5, S A9', ships: { beige: '0c2/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } }),
    pier,
    stack,
  });
  expect(mississippiQueen.parsePosition(json('L', ['A1']))).toEqual({
    ok: false,
    refusal: { code: 'pier-too-early', rule: 'MQ-RIV-4', field: 'pier', detail: { tiles: 1 } },
  });
  expect(mississippiQueen.parsePosition(json(null, []))).toMatchObject({
    ok: false,
    refusal: { code: 'pier-missing', rule: 'MQ-RIV-4' },
  });
  expect(parseSketch(json('L', []))).toMatchObject({ ok: true });
});

test('[MQ-SET-3] the first tile hangs on the middle nose, without a die', () => {
  const state = start({ seats: 3 });
  const laid = run(state, 'dS A5');
  expect(laid.river.tiles[1]).toEqual({ id: 'A5', exit: 'S', heading: 0, q: 0, r: -4 });
  for (const exit of ['L', 'R'] as const) {
    expect(mississippiQueen.refuse(state, { kind: 'lay', exit, tile: 'A5' })).toEqual({
      code: 'first-tile-straight',
      rule: 'MQ-SET-3',
    });
  }
  const turned = sketchJson({ river: 'L A5', ships: { beige: '0c2/0/1/6/-' } });
  expect(mississippiQueen.parsePosition(turned)).toEqual({
    ok: false,
    refusal: { code: 'first-tile-straight', rule: 'MQ-SET-3', field: 'river[1]', detail: {} },
  });
});

test('[MQ-SET-3] its station is stocked at once', () => {
  expect(run(start({ seats: 3 }), 'dS A5').waiting).toEqual([0, 1]);
  expect(run(start({ seats: 4 }), 'dS A1').waiting).toEqual([0, 2]);
  expect(run(start({ seats: 5 }), 'dS A5').waiting).toEqual([0, 2]);
  expect(run(start({ seats: 3 }), 'dS A10').waiting).toEqual([0, 0]);
});

test('[MQ-SET-4] seat 0 takes start space 1, the others follow clockwise on 2, 3, …', () => {
  const state = start({ seats: 5 });
  const order = state.order.map((index) => state.ships[index]);
  expect(order.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  expect(order.map(({ id }) => shipText(state, id).slice(0, 3))).toEqual(['0c1', '0e2', '0a2', '0d1', '0b1']);
});

describe('placing', () => {
  test('[MQ-SET-5] [AMB-1] each owner in turn chooses any heading, then the race begins', () => {
    let state = run(start({ seats: 3 }), 'dS A5');
    const seats: unknown[] = [];
    for (const heading of [4, 2, 5]) {
      seats.push(mississippiQueen.actor(state));
      expect(legal(state)).toBe('@0 @1 @2 @3 @4 @5');
      state = run(state, `@${heading}`);
    }
    expect(seats).toEqual([0, 1, 2]);
    expect([shipText(state, 'beige'), shipText(state, 'grey'), shipText(state, 'brown')]).toEqual([
      '0c1/4/1/6/-',
      '0e2/2/1/6/-',
      '0a2/5/1/6/-',
    ]);
    expect([moverId(state), legal(state).slice(0, 2)]).toEqual(['beige', '=1']);
  });

  test('[MQ-SET-5] nothing else may be done before all have chosen', () => {
    const state = run(start({ seats: 3 }), 'dS A5 @0');
    expect(mississippiQueen.refuse(state, { kind: 'speed', to: 1 })).toEqual({ code: 'place-first', rule: 'MQ-SET-5' });
    expect(mississippiQueen.refuse(start({ seats: 3 }), { kind: 'align', heading: 0 })).toEqual({
      code: 'chance-decides',
      rule: 'MQ-RIV-2',
    });
  });

  test('[VAR-11] [AMB-1] with the bow to the river nobody chooses', () => {
    const state = run(start({ seats: 3, startFacing: 'downstream' }), 'dS A5');
    expect([moverId(state), legal(state).slice(0, 2), shipText(state, 'grey')]).toEqual(['beige', '=1', '0e2/0/1/6/-']);
  });

  test('[MQ-SET-5] [AMB-1] the ship in the yard faces straight ahead: five of six choose', () => {
    const state = run(start({ seats: 6 }), 'dS A5 @1 @1 @1 @1 @1');
    expect([moverId(state), legal(state).slice(0, 2)]).toEqual(['beige', '=1']);
    expect([shipText(state, 'green'), shipText(state, 'white')]).toEqual(['0b1/1/1/6/-', '0a1/0/1/6/-']);
  });

  test('[MQ-SET-5] [AMB-1] the Black Rose faces straight ahead, and nobody chooses for her', () => {
    const state = run(start({ seats: 2, rose: true }), 'dS A5 @1 @2');
    expect([moverId(state), legal(state).slice(0, 2)]).toEqual(['beige', '=1']);
    expect([shipText(state, 'grey'), shipText(state, 'black')]).toEqual(['0e2/2/1/6/-', '0a2/0/1/-/-']);
  });
});

test.each([
  ['three players', { seats: 3 }, 8],
  ['four players', { seats: 4 }, 12],
  ['five players', { seats: 5 }, 16],
  ['two players', { seats: 2, boatsEach: 2 }, 8],
  ['two players and the Rose', { seats: 2, rose: true }, 8],
  ['six players', { seats: 6 }, 16],
])('[MQ-SET-6] the stations of all tiles together hold the pool of %s', (_, options, pool) => {
  expect(passengersInAll(options)).toBe(pool);
});

test('[MQ-SET-6] [AMB-33] three players with two boats each: one at a station, two where both boats must land', () => {
  expect(passengersInAll({ seats: 3, boatsEach: 2 })).toBe(8);
  expect(passengersInAll({ seats: 3, boatsEach: 2, win: 'both-boats' })).toBe(16);
  expect(passengersInAll({ seats: 2, boatsEach: 2, win: 'both-boats' })).toBe(16);
});

describe('the driving school', () => {
  const school = { mode: 'school' } as const;

  test('[MQ-SET-7] has three tiles out of all eleven, then the pier', () => {
    expect(start({ ...school, seats: 3 }).stack).toHaveLength(11);
    const ships = { beige: '1c4/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
    const second = position({ options: school, river: 'S A5, S A9', stack: 'A1 A2 A3 A4 A6 A7 A8 A10 A11', ships });
    const third = run(second, '=1 f . dL A1');
    expect(third.river.tiles).toHaveLength(4);
    expect(third.stack).toEqual([]);
    expect(legal(third)).toBe('dL pier dS pier dR pier');
    const complete = run(third, 'dS pier');
    expect([complete.river.pier, moverId(complete)]).toEqual(['S', 'grey']);
  });

  test('[MQ-SET-7] after two tiles another one is still to come', () => {
    const ships = { beige: '0c4/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
    const first = position({ options: school, river: 'S A5', stack: 'A1 A2 A3', ships });
    const second = run(first, '=1 f . dR A2');
    expect([second.stack.join(' '), second.river.pier, moverId(second)]).toEqual(['A1 A3', 'none', 'grey']);
  });

  test('[MQ-SET-7] has no passengers', () => {
    expect(passengersInAll({ ...school, seats: 5 })).toBe(0);
    const atJetty = position({
      options: school,
      river: 'S A5',
      ships: { beige: '0c4/0/2/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' },
    });
    expect(refusalOf(atJetty, '=2 f f p')).toEqual({ code: 'docking-speed', rule: 'MQ-PAS-2', detail: { speed: 2 } });
    const slow = position({
      options: school,
      river: 'S A5, S A9',
      ships: { beige: '1c1/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' },
    });
    expect(refusalOf(slow, '=1 f p')).toEqual({ code: 'nobody-waiting', rule: 'MQ-PAS-6' });
  });

  test('[MQ-SET-7] goes with neither the Rose, nor two boats, nor expansion tiles', () => {
    const refusalFor = (options: Readonly<Record<string, unknown>>): unknown =>
      setUp(mississippiQueen, { ...school, seats: 3, ...options });
    expect(refusalFor({ rose: true })).toMatchObject({ ok: false, refusal: { code: 'school-with-rose', rule: 'MQ-SET-7' } });
    expect(refusalFor({ boatsEach: 2 })).toMatchObject({
      ok: false,
      refusal: { code: 'school-with-two-boats', rule: 'MQ-SET-7' },
    });
    expect(refusalFor({ expansionTiles: 'add' })).toMatchObject({
      ok: false,
      refusal: { code: 'school-with-expansion', rule: 'MQ-SET-7' },
    });
    expect(refusalFor({ tiles: ['A1', 'B1', 'A2'] })).toMatchObject({
      ok: false,
      refusal: { code: 'school-with-expansion', rule: 'MQ-SET-7' },
    });
  });
});
