import { unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { type Sketch, legal, moverId, position, refusalOf, run, shipText, sketchJson } from '../testing/sketch';
import type { State } from './state';

/** Brown, the last ship on tile 1, is about to leave it for tile 2. */
const leaving: Sketch = {
  river: 'S A5, S A1, S A9',
  stack: 'A4',
  first: 1,
  waiting: { 1: 1, 2: 1 },
  ships: { brown: '1c4/0/1/6/-', beige: '2c3/0/1/6/-', grey: '2e3/0/1/6/-' },
};

const statuses = (state: State): string => state.ships.map(({ status }) => status).join(' ');

test('[MQ-REM-1] a tile that all ships have left behind is removed, with the passengers on it', () => {
  const before = position(leaving);
  expect([before.river.first, before.waiting]).toEqual([1, [0, 1, 1, 0]]);
  const after = run(before, '=1 f .');
  expect([after.river.first, after.waiting]).toEqual([2, [0, 0, 1, 0]]);
  expect(unwrap(mississippiQueen.formatPosition(after))).toMatchObject({ firstTile: 2, waiting: { 2: 1 } });
});

test('[MQ-REM-1] several tiles may go at once', () => {
  const state = position({
    ...leaving,
    first: 0,
    waiting: { 2: 1 },
    ships: { beige: '1c4/0/1/6/-', grey: 'out', brown: '2c1/0/1/6/-' },
  });
  expect([state.river.first, run(state, '=1 l f .').river.first]).toEqual([0, 2]);
});

test('[MQ-REM-1] a tile stays while a ship is on it', () => {
  const after = run(position({ ...leaving, ships: { ...leaving.ships, brown: '1c3/0/1/6/-' } }), '=1 f .');
  expect([after.river.first, after.waiting]).toEqual([1, [0, 1, 1, 0]]);
});

test('[MQ-REM-2] an empty tile between ships stays, with its passengers', () => {
  const ships = { beige: '1c4/0/1/6/-', grey: '2e3/0/1/6/-', brown: '0c3/0/1/6/-' } as const;
  const after = run(position({ ...leaving, first: 0, ships }), '=1 f .');
  expect([shipText(after, 'beige'), after.river.first, after.waiting]).toEqual(['2c1/0/1/6/-', 0, [0, 1, 1, 0]]);
});

test('[MQ-REM-3] removal eliminates nobody: a ship far behind sails on, and holds the tiles before it', () => {
  const river = 'S A11, S A9, S A1, S A10, S A5';
  const ships = { beige: '4a4/0/1/6/-', grey: '4e4/0/1/6/-', brown: '0c1/0/1/6/-' } as const;
  let state = position({ river, stack: 'A2 A3 A4', ships });
  state = run(state, '=1 r f . =1 l f . =1 f .');
  expect([statuses(state), state.river.first]).toEqual(['sailing sailing sailing', 0]);
  expect(shipText(state, 'brown')).toBe('0c2/0/1/6/-');
  expect(state.round).toBe(3);
});

test('[MQ-REM-3] tiles go without harm to any ship', () => {
  const before = position(leaving);
  const after = run(before, '=1 f .');
  expect(statuses(after)).toBe('sailing sailing sailing');
  expect([shipText(after, 'beige'), shipText(after, 'grey')]).toEqual([shipText(before, 'beige'), shipText(before, 'grey')]);
});

describe('when', () => {
  test('[MQ-REM-4] [AMB-6] at the end of every turn, of itself, not at the end of the round', () => {
    const before = position(leaving);
    expect(run(before, '=1 f').river.first).toBe(1);
    const after = run(before, '=1 f .');
    expect([after.river.first, after.round, moverId(after)]).toEqual([2, 2, 'beige']);
  });

  test('[MQ-REM-4] [AMB-6] the Black Rose counts as a ship', () => {
    const withRose = (rose: string): State => {
      const ships = { beige: '1c4/0/1/6/-', grey: '2e3/0/1/6/-', black: rose } as const;
      return run(position({ ...leaving, waiting: {}, seats: 2, options: { rose: true }, ships }), '=1 f .');
    };
    expect(withRose('1c2/0/1/-/-').river.first).toBe(1);
    expect(withRose('2c3/0/1/-/-').river.first).toBe(2);
  });

  test('[VAR-12] [AMB-6] with the option all tiles stay', () => {
    const after = run(position({ ...leaving, options: { keepTiles: true } }), '=1 f .');
    expect([after.river.first, after.waiting]).toEqual([1, [0, 1, 1, 0]]);
  });

  test('[MQ-REM-4] landed ships and ships that are out hold no tile', () => {
    const ships = { beige: '1c4/0/1/6/-', grey: '2e3/0/1/6/-', brown: 'landed', red: 'out' } as const;
    const after = run(position({ river: 'S A11, S A1', first: 1, pier: 'S', seats: 4, ships }), '=1 f .');
    expect(after.river.first).toBe(2);
  });
});

describe('removed spaces', () => {
  const after = run(position({ ...leaving, ships: { ...leaving.ships, beige: '2c2/3/1/6/-', grey: '2a1/3/2/6/-' } }), '=1 r f .');

  test('[MQ-REM-4] no ship sails back there', () => {
    expect([shipText(after, 'brown'), after.river.first]).toEqual(['2d1/1/1/6/-', 2]);
    expect(refusalOf(after, '=1 f . =1 f')).toEqual({ code: 'edge-ahead', rule: 'MQ-MOVE-3' });
  });

  test('[MQ-REM-4] it could while the tile lay there', () => {
    const held = position({ ...leaving, next: 'grey', ships: { ...leaving.ships, beige: '2c2/3/1/6/-', grey: '2a1/3/2/6/-' } });
    expect(shipText(run(held, '=1 f .'), 'grey')).toBe('1a4/3/1/6/-');
  });

  test('[MQ-REM-4] no ship is pushed there', () => {
    const river = {
      river: leaving.river,
      stack: 'A4',
      ships: { beige: '2c2/3/2/6/-', grey: '2c1/0/1/6/-', brown: '2e3/0/1/6/-' },
    } as const;
    const targets = (first: number): string => legal(run(position({ ...river, first }), '=2 f'));
    expect(targets(1)).toBe('x2 x3 x4');
    expect(targets(2)).toBe('x2 x4');
    expect(refusalOf(position({ ...river, first: 2 }), '=2 f x3')).toEqual({ code: 'push-off-river', rule: 'MQ-PUSH-4' });
  });

  test('[MQ-REM-4] no position has a ship there', () => {
    expect(mississippiQueen.parsePosition(sketchJson({ ...leaving, waiting: {}, first: 2 }))).toEqual({
      ok: false,
      refusal: { code: 'off-the-table', rule: 'MQ-REM-4', field: 'ships[2].at', detail: { given: '1c4' } },
    });
  });

  test('[MQ-REM-1] and no passengers wait there', () => {
    expect(mississippiQueen.parsePosition(sketchJson({ ...leaving, first: 2 }))).toEqual({
      ok: false,
      refusal: { code: 'no-such-tile', rule: 'MQ-REM-1', field: 'waiting.1', detail: { tile: 1 } },
    });
  });
});
