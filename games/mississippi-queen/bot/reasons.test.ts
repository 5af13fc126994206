import type { Choice } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { position, run } from '../testing/sketch';
import { evaluate } from './evaluate';
import { advisor } from './reasons';

const turn = (state: State, line: string): Choice<State, Move> => {
  const moves: Move[] = [];
  let now = state;
  for (const token of line.split(' ')) {
    const parsed = game.parseMove(now, token);
    if (!parsed.ok) throw new Error(token);
    moves.push(parsed.value);
    now = run(now, token);
  }
  return { moves, state: now, values: evaluate(now) };
};

/** `code name=figure …`, against other turns. */
const reasons = (state: State, line: string, ...others: readonly string[]): readonly string[] =>
  advisor
    .reasons(
      state,
      turn(state, line),
      others.map((other) => turn(state, other)),
    )
    .map(({ code, detail }) => [code, ...Object.entries(detail).map(([name, value]) => `${name}=${value}`)].join(' '));

const REST = { grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' };

test('landing', () => {
  const state = position({ river: 'S A5, S A6, S A7', pier: 'S', ships: { beige: '3c3/0/1/6/1+2', ...REST } });
  expect(reasons(state, '=1 f .', '=1 r r f .')).toContain('lands place=1');
});

// The jetty of A5 reaches into 1c2.
const nearJetty = position({
  river: 'S A5, S A6, S A7, S A10',
  waiting: { 1: 1, 2: 1 },
  ships: { beige: '1c1/0/1/6/2', grey: '1d1/0/1/6/-', brown: '0e3/0/1/6/-' },
});

test('a passenger taken, and taken from somebody', () => {
  const found = reasons(nearJetty, '=1 f p .', '=1 f .');
  expect(found).toContain('takes-passenger tile=1 aboard=2');
  expect(found).toContain('denies-passenger tile=1 ship=grey');
  expect(reasons(nearJetty, '=1 f .', '=1 f p .')).not.toContain('takes-passenger tile=1 aboard=2');
});

test('a jetty within reach of the next turn', () => {
  const state = position({
    river: 'S A5, S A6, S A7, S A10',
    waiting: { 1: 1 },
    ships: { beige: '0c3/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0e3/0/1/6/-' },
  });
  expect(reasons(state, '=2 f f .', '=1 f .')).toContain('right-speed-for-jetty tile=1 speed=2');
  expect(reasons(state, '=2 f f .', '=1 f .')).toContain('faster speed=2');
});

test('coal saved, and coal burned', () => {
  expect(reasons(nearJetty, '=1 f p .', '=1 f l l p .')).toContain('saves-coal coal=1');
  expect(reasons(nearJetty, '=1 f l l p .', '=1 f p .')).toContain('burns-coal coal=1');
  expect(reasons(nearJetty, '=1 f l l p .', '=1 f r r p .')).not.toContainEqual(expect.stringContaining('burns-coal'));
  expect(reasons(nearJetty, '=1 f p .', '=1 f p .')).not.toContainEqual(expect.stringContaining('coal'));
});

test('a ship that can still go on, where other turns would end its race', () => {
  const state = position({ river: 'S A5, S A6, S A7, S A10', waiting: { 1: 1 }, ships: { beige: '2c2/0/2/0/-', ...REST } });
  const found = reasons(state, '=1 r f .', '=2 r f f .', '=2 l f f .');
  expect(found).toContain('stays-in-race');
  expect(found).toContain('keeps-options');
  expect(reasons(state, '=2 r f f .', '=1 r f .')).not.toContain('stays-in-race');
});

test('a rival pushed out of its way', () => {
  const state = position({
    river: 'S A5, S A6, S A7, S A10',
    waiting: { 1: 2 },
    seats: 4,
    ships: { beige: '1d1/0/3/6/-', grey: '1c1/0/1/0/-', brown: '0e3/0/1/6/-', red: '0a2/0/1/6/-' },
  });
  expect(reasons(state, '=2 l f x4').filter((reason) => /^pushes-rival ship=grey turns=\d/.test(reason))).toHaveLength(1);
});

test('first in the order of play', () => {
  const state = position({
    river: 'S A5, S A10, S A11',
    ships: { beige: '1c1/0/2/6/-', grey: '1c2/0/1/6/-', brown: '0e3/0/1/6/-' },
  });
  expect(reasons(state, '=2 l f f .', '=1 l f .')).toContain('leads-the-order');
});
