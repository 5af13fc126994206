import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { legal, position, run, withRose } from '../testing/sketch';
import { formatPlace, parsePlace } from './cells';
import { stopsFrom } from './reach';
import type { State } from './state';
import { legalStops } from './stops';

const REST = { grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' };

const placesOf = (state: State): readonly string[] => [...legalStops(state).keys()].map(formatPlace).sort();

const wayTo = (state: State, place: string): string => {
  const stop = legalStops(state).get(parsePlace(place) ?? -1);
  return stop ? stop.moves.map((move) => game.formatMove(state, move)).join(' ') : '';
};

test('[MQ-MOVE-1] the spaces a ship can end on, each with its price', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/1/0/-', ...REST } });
  // Brown on 0a3 cannot be pushed with the last point.
  expect(placesOf(state)).toEqual(['0b2', '0b3', '0c2', '0c3', '0d2', '0d3', '0e3']);
  expect(wayTo(state, '0c3')).toBe('=2 f f');
  for (const stop of legalStops(state).values()) expect(stop.coal).toBe(0);
});

test('[MQ-COAL-3] of equally cheap ways the one with fewest actions is offered', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/6/-', ...REST } });
  expect(wayTo(state, '0c4')).toBe('=3 f f f');
  expect(wayTo(state, '1c1')).toBe('=4 f f f f');
});

test('[BR-ROSE-8] a space that leaves the Rose in need lights up only with a way that does not', () => {
  const ships = { beige: '1b1/0/1/6/-', grey: '0c2/0/1/6/-', black: '1a3/0/1/-/-' };
  const state = position(withRose(ships, { river: 'S B4, S A10, S A9' }));
  const barred = parsePlace('1b2') ?? -1;
  expect(stopsFrom(state).has(barred)).toBe(true);
  expect(legalStops(state).has(barred)).toBe(false);
  expect(legalStops(state).has(parsePlace('1a2') ?? -1)).toBe(true);
});

test('[BR-ROSE-8] every way that is offered can be sailed to its end', () => {
  const ships = { beige: '1b1/0/2/3/-', grey: '0c2/0/1/6/-', black: '1a3/0/1/-/-' };
  const state = position(withRose(ships, { river: 'S B4, S A10, S A9' }));
  expect(legalStops(state).size).toBeGreaterThan(5);
  for (const stop of legalStops(state).values()) {
    const after = stop.moves.reduce((now, move) => {
      expect(game.refuse(now, move)).toBeUndefined();
      return game.apply(now, move);
    }, state);
    expect(legal(after)).toContain('.');
  }
});

test('[MQ-TURN-2] in the middle of a turn only what is left of it counts', () => {
  const state = run(position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/0/-', ...REST } }), '=3 f r');
  expect(placesOf(state)).toEqual(['0e4']);
});
