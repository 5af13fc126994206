import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { type Sketch, legal, moverId, position, refusalOf, run, shipText } from '../testing/sketch';
import type { State } from './state';

const orderText = (state: State): string => state.order.map((index) => state.ships[index].id).join(' ');

describe('a round', () => {
  // Beige pushes brown ahead of grey, who is second in the order.
  const before = position({
    river: 'S A11, S A9',
    ships: { beige: '0c2/0/2/6/-', grey: '0e3/0/1/6/-', brown: '0c3/0/1/6/-' },
  });

  test('[MQ-TURN-1] every steamer has one turn, in the order of the start of the round; a push does not change it', () => {
    const pushed = run(before, '=2 f x0 @0 .');
    expect(shipText(pushed, 'brown')).toBe('0c4/0/1/6/-');
    expect([orderText(pushed), moverId(pushed)]).toEqual(['beige grey brown', 'grey']);
    const second = run(pushed, '=1 f .');
    expect([orderText(second), moverId(second), second.round]).toEqual(['beige grey brown', 'brown', 2]);
  });

  test('[MQ-TURN-1] the next round has a new order', () => {
    const third = run(before, '=2 f x0 @0 . =1 f . =1 f .');
    // Brown on tile 1; beige and grey on one level, beige faster.
    expect([orderText(third), moverId(third), third.round]).toEqual(['brown beige grey', 'brown', 3]);
  });

  test('[MQ-TURN-1] a ship that is out has no turn any more', () => {
    const state = position({
      river: 'S A11, S A9',
      ships: { beige: '0c2/0/1/6/-', grey: '0a2/4/1/0/-', brown: '0c3/0/1/6/-', red: '0e3/0/1/6/-' },
      seats: 4,
    });
    // Grey faces the bank, needs two turns and has no coal.
    const next = run(state, '=1 r f .');
    expect([shipText(next, 'grey'), moverId(next)]).toEqual(['out', 'brown']);
  });
});

describe('a turn', () => {
  const before = position({
    river: 'S A5, S A9',
    waiting: { 1: 1 },
    ships: { beige: '1c1/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' },
  });

  test('[MQ-TURN-2] begins with the speed', () => {
    expect(legal(before)).toBe('=1 =2 =3 =4 =5 =6');
    for (const move of [{ kind: 'step' }, { kind: 'turn', side: 'port' }, { kind: 'end' }, { kind: 'board' }] as const) {
      expect(mississippiQueen.refuse(before, move)).toEqual({ code: 'speed-first', rule: 'MQ-TURN-2' });
    }
  });

  test('[MQ-TURN-2] goes on with the movement, and docking waits until it is over', () => {
    expect(legal(run(before, '=1'))).toBe('f l r');
    expect(refusalOf(before, '=1 p')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 1 } });
    expect(legal(run(before, '=1 f'))).toBe('l r p .');
  });

  test('[MQ-TURN-2] ends with docking, after which the ship turns no more', () => {
    expect(legal(run(before, '=1 f p'))).toBe('.');
    expect(refusalOf(before, '=1 f p l')).toEqual({ code: 'turning-over', rule: 'MQ-TURN-2' });
    expect(shipText(run(before, '=1 f p .'), 'beige')).toBe('1c2/0/1/6/1');
  });

  test('[MQ-TURN-3] moving is compulsory', () => {
    expect(mississippiQueen.refuse(before, { kind: 'end' })).toEqual({ code: 'speed-first', rule: 'MQ-TURN-2' });
    expect(mississippiQueen.refuse(before, { kind: 'speed', to: 0 })).toEqual({
      code: 'speed-range',
      rule: 'MQ-SPD-3',
      detail: { lowest: 1, highest: 6 },
    });
    expect(refusalOf(before, '=1 .')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 1 } });
    expect(refusalOf(before, '=1 l .')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 1 } });
  });
});

describe('the end of a turn', () => {
  const OTHERS = { grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;

  test('[MQ-TURN-2] [AMB-2] logs take speed before landing is judged', () => {
    const onto = (aboard: string): State =>
      run(position({ river: 'S A5, S A1, S B2', pier: 'S', ships: { beige: `3b3/0/2/6/${aboard}`, ...OTHERS } }), '=2 f .');
    expect(shipText(onto('1+2'), 'beige')).toBe('landed');
    expect(shipText(onto('1'), 'beige')).toBe('3b4/0/1/6/1');
  });

  test.each([
    ['A3 with the pier left', 'S A5, S A3', 'L', '2a2/0/1/6/1', '2a3/0/1/6/1'],
    ['A6 with the pier right', 'S A5, S A6', 'R', '2e2/0/1/6/1', '2e3/0/1/6/1'],
  ] as const)('[MQ-TURN-2] [AMB-2] landing is judged after the pick-up: %s', (_, river, pier, ship, without) => {
    const before = position({ river, pier, waiting: { 2: 1 }, ships: { beige: ship, ...OTHERS } });
    expect(shipText(run(before, '=1 f p .'), 'beige')).toBe('landed');
    expect(shipText(run(before, '=1 f .'), 'beige')).toBe(without);
  });

  test('[MQ-TURN-2] [AMB-2] so it is for a ship pushed there', () => {
    const ships = { beige: '2a1/0/2/6/-', grey: '2a2/0/1/6/1', brown: '0a3/0/1/6/-' } as const;
    const before = position({ river: 'S A5, S A3', pier: 'L', waiting: { 2: 1 }, ships });
    expect(legal(run(before, '=2 f x0 @3'))).toBe('p n');
    expect(shipText(run(before, '=2 f x0 @3 p'), 'grey')).toBe('landed');
    expect(shipText(run(before, '=2 f x0 @3 n'), 'grey')).toBe('2a3/3/1/6/1');
  });

  test('[MQ-TURN-2] [AMB-2] coal is exchanged after the pick-up, not before it', () => {
    const before = position({
      river: 'S A5, S A9',
      waiting: { 1: 1 },
      seats: 2,
      options: { boatsEach: 2, exchangeAtJetties: true },
      ships: { beige: '1c1/0/1/6/-', white: '1c3/0/1/5/-', red: '0e3/0/1/6/-', crimson: '0a3/0/1/6/-' },
    });
    expect(legal(run(before, '=1 f p'))).toBe('t white 1 .');
    expect(legal(run(before, '=1 f t white 1'))).toBe('.');
    expect(refusalOf(before, '=1 f t white 1 p')).toEqual({ code: 'docked-already', rule: 'MQ-PAS-3' });
    const after = run(before, '=1 f p t white 1 .');
    expect([shipText(after, 'beige'), shipText(after, 'white')]).toEqual(['1c2/0/1/5/1', '1c3/0/1/6/-']);
  });

  test('[MQ-TURN-2] [AMB-2] the river grows last but one, and tiles are removed last', () => {
    const ships = { beige: '0c4/0/1/6/-' } as const;
    const last = position({ river: 'S A11', stack: 'A9 A10', ships: { grey: 'out', brown: 'out', ...ships } });
    const atDie = run(last, '=1 f .');
    expect([mississippiQueen.actor(atDie), atDie.river.first]).toEqual(['chance', 0]);
    expect(run(atDie, 'dL A9').river.first).toBe(1);
  });
});

describe('push wars at the pier', () => {
  const late = (round: number, options: Sketch['options'] = {}): State =>
    position({
      river: 'S A5, S A9',
      pier: 'S',
      round,
      options,
      next: 'brown',
      ships: { beige: '2c4/0/1/6/-', grey: '2b4/0/1/6/-', brown: '1c1/0/1/6/-' },
    });

  test('[VAR-14] [AMB-35] the race ends when round 100 is over', () => {
    const over = run(late(100), '=1 f .');
    expect(mississippiQueen.outcome(over)).toEqual({ places: [1, 2, 3], ending: 'round-limit' });
    expect(legal(over)).toBe('');
  });

  test('[VAR-14] [AMB-35] not before, and never without a limit', () => {
    expect(run(late(99), '=1 f .').round).toBe(100);
    expect(mississippiQueen.outcome(run(late(99), '=1 f .'))).toBeUndefined();
    expect(run(late(100, { roundLimit: 0 }), '=1 f .').round).toBe(101);
  });

  test('[VAR-8] [AMB-35] as written a ship lands at speed 1 only; a house rule allows 2', () => {
    const ships = { beige: '2c2/0/2/6/1+2', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
    const landing = (options: Sketch['options'] = {}): string =>
      shipText(run(position({ river: 'S A5, S A1', pier: 'S', options, ships }), '=2 f f .'), 'beige');
    expect(landing()).toBe('2c4/0/2/6/1+2');
    expect(landing({ landingSpeed: 2 })).toBe('landed');
  });
});
