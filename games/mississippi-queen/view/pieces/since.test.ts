import { expect, test } from 'vitest';
import { type State, formatPlace } from '../../game';
import { position, run } from '../../testing/sketch';
import { type ShipWay, waysSince } from './since';

const SHIPS = { beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' };

/** The moments of a turn, token by token. */
const along = (from: State, tokens: readonly string[]): readonly State[] =>
  tokens.reduce((states: readonly State[], token) => [...states, run(states[states.length - 1], token)], [from]);

const said = (ways: readonly ShipWay[]): readonly string[] =>
  ways.map(({ ship, places, isGone }) => [ship, ...places.map(formatPlace), ...(isGone ? ['gone'] : [])].join(' '));

const opened = position({ river: 'S A5, S A10', ships: SHIPS });
const shoved = along(opened, ['=2', 'f', 'x1', '@0', '.']);
const to = shoved[shoved.length - 1];

test('what is marked is the way of every ship that moved, a shoved one too, and nothing of those that lay still', () => {
  expect(said(waysSince({ from: opened, to }, shoved))).toEqual(['beige 0c1 0c2', 'grey 0c2 0d3']);
});

test('all of the way where the game is known, and its ends where it is not', () => {
  const states = along(opened, ['=3', 'f', 'x1', '@0', 'f', '.']);
  const since = { from: opened, to: states[states.length - 1] };
  expect(said(waysSince(since, [...shoved, ...states]))).toEqual(['beige 0c1 0c2 0c3', 'grey 0c2 0d3']);
  expect(said(waysSince(since, []))).toEqual(['beige 0c1 0c3', 'grey 0c2 0d3']);
});

test('a ship that went out is marked where it lay; one that was out before is not', () => {
  const gone = (ids: readonly string[], state: State): State => ({
    ...state,
    ships: state.ships.map((ship) => (ids.includes(ship.id) ? { ...ship, at: -1, status: 'out' as const } : ship)),
  });
  const both = { from: opened, to: gone(['brown'], opened) };
  expect(said(waysSince(both, []))).toEqual(['brown 0a3 gone']);
  expect(said(waysSince({ from: both.to, to: both.to }, []))).toEqual([]);
});

test('[MQ-REM-4] a way begins on the oldest tile that is left', () => {
  const ships = { beige: '0c4/0/4/6/-', grey: '1c3/0/1/6/-', brown: '1b2/0/1/6/-' };
  const before = position({ river: 'S A5, S A10', ships, next: 'beige' });
  const states = along(before, ['=3', 'f', 'f']);
  const now = states[states.length - 1];
  const after = { ...now, river: { ...now.river, first: 1 } };
  expect(said(waysSince({ from: before, to: after }, [...states, after]))).toEqual(['beige 1c1 1c2']);
});
