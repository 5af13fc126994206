import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { legal, moverId, position, refusalOf, run, shipText } from '../testing/sketch';
import type { State } from './state';

const OTHERS = { grey: '0a4/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
const withBeige = (beige: string): State => position({ river: 'S A10, S A9', ships: { beige, ...OTHERS } });

/** Coal left after setting this speed. */
const coalAfter = (beige: string, to: number): string => shipText(run(withBeige(beige), `=${to}`), 'beige').split('/')[3];

test('[MQ-SPD-1] keeping the speed or changing it by one is free', () => {
  expect(coalAfter('0e2/0/3/6/-', 3)).toBe('6');
  expect(coalAfter('0e2/0/3/6/-', 4)).toBe('6');
  expect(coalAfter('0e2/0/3/6/-', 2)).toBe('6');
});

test('[MQ-SPD-1] every further step costs a coal: 2 to 4 costs 1, 6 to 3 costs 2', () => {
  expect(coalAfter('0e2/0/2/6/-', 4)).toBe('5');
  expect(coalAfter('0e2/0/6/6/-', 3)).toBe('4');
  expect([1, 2, 3, 4, 5, 6].map((to) => coalAfter('0e2/0/1/6/-', to)).join(' ')).toBe('6 6 5 4 3 2');
  expect([1, 2, 3, 4, 5, 6].map((to) => coalAfter('0e2/0/6/6/-', to)).join(' ')).toBe('2 3 4 5 6 6');
});

test('[MQ-SPD-1] a change that costs more than there is aboard is refused', () => {
  const state = withBeige('0e2/0/2/1/-');
  expect(legal(state)).toBe('=1 =2 =3 =4');
  expect(mississippiQueen.refuse(state, { kind: 'speed', to: 5 })).toEqual({
    code: 'speed-coal',
    rule: 'MQ-SPD-1',
    detail: { needed: 2, left: 1 },
  });
  expect(mississippiQueen.refuse(state, { kind: 'speed', to: 6 })).toEqual({
    code: 'speed-coal',
    rule: 'MQ-SPD-1',
    detail: { needed: 3, left: 1 },
  });
});

test('[MQ-SPD-2] the speed is set once, before any turn or step', () => {
  const state = withBeige('0e2/0/2/6/-');
  const again = { code: 'speed-already-set', rule: 'MQ-SPD-2' };
  expect(refusalOf(state, '=2 =3')).toEqual(again);
  expect(refusalOf(state, '=2 f =1')).toEqual(again);
  expect(refusalOf(state, '=2 l =2')).toEqual(again);
  expect(refusalOf(state, '=2 f f =2')).toEqual(again);
});

test('[MQ-SPD-2] and stays for the next turn', () => {
  const next = run(withBeige('0e2/0/2/6/-'), '=3 f f f . =1 f . =1 r f .');
  expect(shipText(next, 'beige')).toBe('1e1/0/3/6/-');
});

test('[MQ-SPD-3] no speed below 1 or above 6', () => {
  const state = withBeige('0e2/0/6/6/-');
  expect(legal(state)).toBe('=1 =2 =3 =4 =5 =6');
  for (const to of [0, 7, -1, 1.5]) {
    expect(mississippiQueen.refuse(state, { kind: 'speed', to })).toEqual({
      code: 'speed-range',
      rule: 'MQ-SPD-3',
      detail: { lowest: 1, highest: 6 },
    });
  }
});

describe('coal', () => {
  test('[MQ-COAL-1] is deducted at once, for speed and for turns', () => {
    const state = withBeige('0c2/0/1/6/-');
    expect(shipText(run(state, '=3'), 'beige')).toBe('0c2/0/3/5/-');
    expect(shipText(run(state, '=3 r'), 'beige')).toBe('0c2/1/3/5/-');
    expect(shipText(run(state, '=3 r r'), 'beige')).toBe('0c2/2/3/4/-');
  });

  test('[MQ-COAL-1] what is burnt for speed is not there for turns', () => {
    expect(refusalOf(withBeige('0c2/0/1/1/-'), '=3 f r r')).toEqual({
      code: 'turn-coal',
      rule: 'MQ-MOVE-5',
      detail: { needed: 1, left: 0 },
    });
  });

  test('[MQ-COAL-1] reaching 0 is harmless: the ship sails on and keeps its free turn and its free change of speed', () => {
    const empty = run(withBeige('0c2/0/1/1/-'), '=3 f r f f .');
    expect(shipText(empty, 'beige')).toBe('1e1/1/3/0/-');
    const next = run(empty, '=1 f . =1 r f .');
    expect([moverId(next), legal(next)]).toEqual(['beige', '=2 =3']);
    expect(shipText(run(next, '=2 l f f .'), 'beige')).toBe('1e3/0/2/0/-');
  });

  test('[MQ-COAL-2] is never regained in the base game: not at a station, not from others', () => {
    const state = position({
      river: 'S A5, S A9',
      waiting: { 1: 1 },
      ships: { beige: '1c1/0/1/2/-', grey: '1c3/0/1/6/-', brown: '0a3/0/1/6/-' },
    });
    expect(refusalOf(state, '=1 f c')).toEqual({ code: 'not-at-coal-jetty', rule: 'BR-COAL-1' });
    expect(refusalOf(state, '=1 f t grey -1')).toEqual({ code: 'exchange-off', rule: 'BR-EXCH-1' });
    expect(shipText(run(state, '=1 f p .'), 'beige')).toBe('1c2/0/1/2/1');
  });

  test('[MQ-COAL-2] a new round brings none', () => {
    const round = run(withBeige('0c2/0/1/2/-'), '=1 f . =1 f . =1 r f .');
    expect([round.round, shipText(round, 'beige')]).toEqual([3, '0c3/0/1/2/-']);
  });

  test('[MQ-COAL-3] a ship that must burn coal it does not have is out', () => {
    // At the bank, bow to the south-west: two turns to open water, one of them free.
    expect(shipText(withBeige('0a2/4/1/0/-'), 'beige')).toBe('out');
    const withOne = withBeige('0a2/4/1/1/-');
    expect([moverId(withOne), legal(withOne)]).toEqual(['beige', '=1 =2']);
    expect(shipText(run(withOne, '=1 l l f .'), 'beige')).toBe('0b1/2/1/0/-');
  });
});
