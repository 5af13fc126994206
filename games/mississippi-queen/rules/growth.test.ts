import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { type Sketch, legal, moverId, position, refusalOf, run, shipText } from '../testing/sketch';
import { EXIT_TURN, type Exit } from './cells';
import type { State } from './state';

const actor = (state: State): unknown => mississippiQueen.actor(state);
const riverText = (state: State): string => state.river.tiles.map(({ id, exit }) => `${exit} ${id}`).join(', ');

const OTHERS = { grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
/** Beige in front of the foremost tile, tile 1. */
const atFrontier = (beige: string, more: Partial<Sketch> = {}): State =>
  position({ river: 'S A1', stack: 'A9 A10', ...more, ships: { beige, ...OTHERS, ...more.ships } });

describe('the trigger', () => {
  test('[MQ-RIV-1] the first ship on the foremost tile lets the river grow', () => {
    const atDie = run(atFrontier('0c4/0/1/6/-'), '=1 f .');
    expect([actor(atDie), legal(atDie)]).toEqual(['chance', 'dL A9 dL A10 dS A9 dS A10 dR A9 dR A10']);
    const grown = run(atDie, 'dL A9');
    expect([riverText(grown), grown.stack.join(' '), moverId(grown)]).toEqual(['S start, S A1, L A9', 'A10', 'grey']);
  });

  test('[MQ-RIV-1] a tile that has a successor triggers nothing', () => {
    const next = run(atFrontier('0c4/0/1/6/-', { river: 'S A1, S A11' }), '=1 f .');
    expect([shipText(next, 'beige'), actor(next), moverId(next)]).toEqual(['1c1/0/1/6/-', 1, 'grey']);
  });

  test('[MQ-RIV-1] so no position has a ship on the foremost tile', () => {
    expect(() => atFrontier('1c1/0/1/6/-')).toThrow('"on-frontier","rule":"MQ-RIV-1"');
  });

  test('[MQ-RIV-1] chance lays nothing without a trigger', () => {
    const state = atFrontier('0c4/0/1/6/-');
    expect(mississippiQueen.refuse(state, { kind: 'lay', exit: 'L', tile: 'A9' })).toEqual({
      code: 'not-chance',
      rule: 'MQ-RIV-1',
    });
  });

  test('[MQ-RIV-2] [AMB-5] entering the tile does not stop the ship: it spends all its points first', () => {
    const state = atFrontier('0c4/0/3/6/-');
    const entered = run(state, '=3 f');
    expect([actor(entered), legal(entered)]).toEqual([0, 'f l r']);
    expect(refusalOf(state, '=3 f .')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 2 } });
    const stopped = run(state, '=3 f f f');
    expect([actor(stopped), legal(stopped)]).toEqual([0, 'l r .']);
    const atDie = run(state, '=3 f f f .');
    expect([actor(atDie), shipText(atDie, 'beige')]).toEqual(['chance', '1c3/0/3/6/-']);
  });

  test('[MQ-RIV-2] then the die decides, and only a tile of the stack is laid', () => {
    const state = atFrontier('0c4/0/1/6/-');
    expect(refusalOf(state, '=1 f . f')).toEqual({ code: 'chance-decides', rule: 'MQ-RIV-2' });
    expect(refusalOf(state, '=1 f . dL A1')).toEqual({ code: 'tile-not-in-stack', rule: 'MQ-RIV-2', detail: { tile: 'A1' } });
    expect(refusalOf(state, '=1 f . dL pier')).toEqual({ code: 'tile-not-in-stack', rule: 'MQ-RIV-2', detail: { tile: 'pier' } });
  });

  test.each([
    ['three players', 3, 'A1', 1],
    ['four players, brown roof', 4, 'A1', 2],
    ['four players, red roof', 4, 'A5', 1],
    ['five players', 5, 'A5', 2],
    ['no station', 5, 'A10', 0],
  ])('[MQ-RIV-3] passengers are placed at once: %s', (_, seats, tile, count) => {
    const ships = { beige: '0c4/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
    const grown = run(position({ river: 'S A11', stack: 'A1 A5 A10', seats, ships }), `=1 f . dS ${tile}`);
    expect(grown.waiting).toEqual([0, 0, count]);
  });
});

describe('the last tile', () => {
  const last = atFrontier('0c4/0/1/6/-', { stack: 'A9' });

  test('[MQ-RIV-4] brings the pier at once, with a roll of its own', () => {
    const laid = run(last, '=1 f . dL A9');
    expect([actor(laid), laid.river.pier, legal(laid)]).toEqual(['chance', 'none', 'dL pier dS pier dR pier']);
    expect(mississippiQueen.chances(laid).map(({ weight }) => weight)).toEqual([
      expect.closeTo(1 / 3),
      expect.closeTo(1 / 3),
      expect.closeTo(1 / 3),
    ]);
    const complete = run(laid, 'dR pier');
    expect([complete.river.pier, riverText(complete), moverId(complete)]).toEqual(['R', 'S start, S A1, L A9', 'grey']);
  });

  test('[MQ-RIV-4] with the pier there the river grows no more', () => {
    const complete = run(last, '=1 f . dS A9 dS pier');
    const next = run(complete, '=1 f . =1 f . =4 f f f f .');
    expect([shipText(next, 'beige'), actor(next)]).toEqual(['2c1/0/4/4/-', 1]);
  });
});

/** Beige one step before the foremost tile of a river with these exits; grey and brown hold the oldest tile. */
const riverOf = (exits: string, stack = 'R1', first = 0): State => {
  const names = ['A2', 'A3', 'A4', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'B1', 'B2'];
  const tiles = [...names.slice(0, exits.length - 2), 'A1', 'A5'];
  const letters = exits.split('') as readonly Exit[];
  const heading = letters.reduce((sum, exit) => (sum + EXIT_TURN[exit] + 6) % 6, 0);
  const nose = { L: 'a4', S: 'c4', R: 'e4' }[letters[letters.length - 1]];
  return position({
    river: letters.map((exit, i) => `${exit} ${tiles[i]}`).join(', '),
    stack,
    first,
    ships: { beige: `${exits.length - 1}${nose}/${heading}/1/6/-`, grey: `${first}b4/0/1/6/-`, brown: `${first}c4/0/1/6/-` },
  });
};

const openAfter = (exits: string, stack?: string, first?: number): string => legal(run(riverOf(exits, stack, first), '=1 f .'));

describe('overlaps', () => {
  test('[MQ-RIV-5] a roll that would close a loop is rolled again', () => {
    const atDie = run(riverOf('SLLL', 'R1 R2'), '=1 f .');
    expect(legal(atDie)).toBe('dS R1 dS R2 dR R1 dR R2');
    expect(mississippiQueen.chances(atDie).map(({ weight }) => weight)).toEqual([0, 0, 0, 0].map(() => expect.closeTo(1 / 4)));
    expect(mississippiQueen.refuse(atDie, { kind: 'lay', exit: 'L', tile: 'R1' })).toEqual({
      code: 'exit-blocked',
      rule: 'MQ-RIV-5',
    });
    expect(openAfter('SRRR')).toBe('dL R1 dS R1');
  });

  test.each([
    ['SLL', 'dL R1 dS R1 dR R1'],
    ['SLLL', 'dS R1 dR R1'],
    ['SSRRR', 'dL R1 dS R1'],
    ['SLLSLL', 'dS R1 dR R1'],
    ['SLSLLL', 'dR R1'],
    ['SRSRRR', 'dL R1'],
    ['SLLLSLL', 'dR R1'],
  ])('[MQ-RIV-6] a river with the exits %s can go on with %s', (exits, open) => {
    expect(openAfter(exits)).toBe(open);
  });

  test('[MQ-RIV-6] with four tiles lying every exit is open', () => {
    const exits = ['L', 'S', 'R'];
    const all = exits.flatMap((one) => exits.map((two) => `S${one}${two}`));
    expect(all.map((river) => openAfter(river))).toEqual(all.map(() => 'dL R1 dS R1 dR R1'));
  });

  test('[MQ-RIV-6] tiles that are no longer lying block nothing', () => {
    expect(openAfter('SLLL', 'R1', 0)).toBe('dS R1 dR R1');
    expect(openAfter('SLLL', 'R1', 1)).toBe('dL R1 dS R1 dR R1');
    expect(openAfter('SLSLLL', 'R1', 0)).toBe('dR R1');
    expect(openAfter('SLSLLL', 'R1', 2)).toBe('dS R1 dR R1');
    expect(openAfter('SLSLLL', 'R1', 3)).toBe('dL R1 dS R1 dR R1');
  });

  test.each([
    ['the oldest tile', 'SLSLSLLL', 'dR R1'],
    ['the oldest tile', 'SRSRSRRR', 'dL R1'],
    ['the oldest tile, which opens two', 'SLLLSSLLL', 'dS R1 dR R1'],
    ['the two oldest', 'SSLSLSLLL', 'dR R1'],
    ['the three oldest', 'SLSLSLSLLL', 'dR R1'],
  ])('[MQ-RIV-6] all three exits blocked: reckoned without %s (%s)', (_, exits, open) => {
    expect(openAfter(exits)).toBe(open);
  });

  test('[MQ-RIV-6] the pier needs only the first two rows of a tile', () => {
    const pierAfter = (exits: string): string => legal(run(riverOf(exits.slice(0, -1)), `=1 f . d${exits[exits.length - 1]} R1`));
    // A tile could hang on one or two exits only.
    expect(pierAfter('SLLL')).toBe('dL pier dS pier dR pier');
    expect(pierAfter('SLSLLL')).toBe('dL pier dS pier dR pier');
    expect(pierAfter('SLLLSLSL')).toBe('dL pier dS pier dR pier');
    expect(pierAfter('SLLLSLL')).toBe('dR pier');
    expect(pierAfter('SRRRSRR')).toBe('dL pier');
    expect(pierAfter('SLLLSSLLL')).toBe('dL pier dS pier dR pier');
    const blocked = run(riverOf('SLLLSL'), '=1 f . dL R1');
    expect(mississippiQueen.refuse(blocked, { kind: 'lay', exit: 'S', tile: 'pier' })).toEqual({
      code: 'exit-blocked',
      rule: 'MQ-RIV-5',
    });
  });
});

describe('whose duty it is', () => {
  test('[MQ-RIV-7] a ship that comes onto the tile and leaves it again keeps the duty', () => {
    const state = atFrontier('0c4/1/3/6/-');
    const back = run(state, '=3 f r f r f');
    expect([shipText(back, 'beige'), actor(back)]).toEqual(['0e4/3/3/5/-', 0]);
    const grown = run(back, '. dS A9');
    expect([riverText(grown), actor(grown), moverId(grown)]).toEqual(['S start, S A1, S A9', 1, 'grey']);
  });

  test('[MQ-RIV-7] a ship it pushes there later in the turn triggers nothing', () => {
    const state = atFrontier('0b4/0/4/6/-', { ships: { grey: '0c4/0/1/6/-' } });
    const pushed = run(state, '=4 f r r f x0 @0');
    expect([shipText(pushed, 'grey'), actor(pushed), riverText(pushed)]).toEqual(['1c1/0/1/6/-', 0, 'S start, S A1']);
    const atDie = run(pushed, 'f .');
    expect([shipText(atDie, 'beige'), actor(atDie)]).toEqual(['0d4/2/4/5/-', 'chance']);
    const grown = run(atDie, 'dS A9');
    expect([actor(grown), moverId(grown)]).toEqual([1, 'grey']);
  });

  test('[MQ-RIV-7] [AMB-26] a pusher on the foremost tile that pushes within it grows the river once, when its own move is over', () => {
    const state = atFrontier('0b4/0/5/6/-', { ships: { grey: '0c4/0/1/6/-' } });
    const twice = run(state, '=5 f r r f x0 @0 l l f x0 @2');
    expect([shipText(twice, 'grey'), shipText(twice, 'beige'), actor(twice)]).toEqual(['1c2/2/1/6/-', '1c1/0/5/3/-', 0]);
    const atDie = run(twice, '.');
    expect(actor(atDie)).toBe('chance');
    expect(moverId(run(atDie, 'dR A10'))).toBe('grey');
  });

  test('[MQ-PUSH-11] [AMB-25] a ship pushed there as the first grows the river at once after aligning, before the pusher goes on', () => {
    const state = atFrontier('0b3/0/5/6/-', { river: 'S A11', ships: { grey: '0b4/0/1/6/-' } });
    const pushed = run(state, '=5 f x0');
    expect([actor(pushed), legal(pushed)]).toEqual([1, '@0 @1 @2 @3 @4 @5']);
    const atDie = run(pushed, '@0');
    expect([actor(atDie), legal(atDie)]).toEqual(['chance', 'dL A9 dL A10 dS A9 dS A10 dR A9 dR A10']);
    const grown = run(atDie, 'dL A9');
    expect([actor(grown), moverId(grown), shipText(grown, 'beige')]).toEqual([0, 'beige', '0b4/0/5/6/-']);
  });

  test('[MQ-PUSH-11] [AMB-25] the pusher may sail onto the new tile in the same turn, and then has a duty of its own', () => {
    const state = atFrontier('0b3/0/5/6/-', { river: 'S A11', ships: { grey: '0b4/0/1/6/-' } });
    const sailed = run(state, '=5 f x0 @0 dL A9 l f r f l f');
    expect([shipText(sailed, 'beige'), actor(sailed)]).toEqual(['2a1/5/5/4/-', 0]);
    const atDie = run(sailed, '.');
    expect([actor(atDie), legal(atDie)]).toEqual(['chance', 'dL A10 dS A10 dR A10']);
    // Without the new tile there is no way over the side of tile 1.
    expect(refusalOf(state, '=5 f x0 @0 dS A9 l f r f l f')).toEqual({ code: 'edge-ahead', rule: 'MQ-MOVE-3' });
  });
});
