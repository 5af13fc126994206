import { describe, expect, test } from 'vitest';
import type { State } from '../../rules/state';
import { position, run } from '../../testing/sketch';
import { loadAllWords } from '../load-late';

const en = await loadAllWords('en');

const CHART: State = position({
  river: 'S A1, R A5, R B2, L B4',
  stack: 'A6 A7 A8',
  waiting: { 1: 1, 2: 2 },
  options: { rose: true, expansionTiles: 'add' },
  seats: 4,
  round: 5,
  ships: {
    brown: '3c3/1/3/4/-',
    red: '3b1/2/3/4/1',
    beige: '2c1/1/2/5/-',
    grey: '1c2/5/1/6/-',
    black: '0c4/0/1/-/-',
  },
  next: 'red',
});

const linesUnder = (state: State, seat: number, heading: string): readonly string[] =>
  en.describeSurroundings(state, seat).find((one) => one.heading === heading)?.lines ?? [];

describe('for players who do not see the board', () => {
  test('the own ship', () => {
    expect(linesUnder(CHART, 3, 'Your ship, Delia')).toEqual([
      'Tile III, space 3b1',
      'Heading downstream, speed 3, coal 4, passengers 1 of 2',
    ]);
    expect(linesUnder(run(CHART, '=3 f'), 3, 'Your ship, Delia')[1]).toMatch(/, 2 movement points left$/);
  });

  test('six ways from the bow, as far as land', () => {
    expect(linesUnder(CHART, 0, 'Ahead and around')).toEqual([
      'Ahead: jetty with two passengers, one away; bank, four away',
      'Port bow: bank, three away',
      'Starboard bow: island, one away',
      'Port quarter: bank, two away',
      'Starboard quarter: bank, two away',
      'Astern: Belle, three away, crossing to port; island, four away',
    ]);
  });

  test('the end of what is known', () => {
    const [ahead] = linesUnder(
      position({ river: 'S A5, S A9', ships: { beige: '1c4/0/1/6/-', grey: '1d1/0/1/6/-', brown: '0c1/0/1/6/-' } }),
      0,
      'Ahead and around',
    );
    expect(ahead).toBe('Ahead: island, two away');
    const [onwards] = linesUnder(
      position({ river: 'S A5, S A10', ships: { beige: '1a4/0/1/6/-', grey: '1d1/0/1/6/-', brown: '0c1/0/1/6/-' } }),
      0,
      'Ahead and around',
    );
    expect(onwards).toBe('Ahead: edge of the known river, five away');
  });

  test('jetties by water, with those that are served already', () => {
    expect(linesUnder(CHART, 3, 'Jetties')).toEqual([
      'Tile I: one passenger, astern, a little to starboard, eight spaces by water; one from there is aboard already',
      'Tile II: two passengers, astern, a little to starboard, three spaces by water',
      'Coal on tile III: ahead, a little to starboard, three spaces by water',
    ]);
  });

  test('the others and the order', () => {
    expect(linesUnder(CHART, 3, 'Others')[0]).toBe(
      'Aurora: astern, a little to starboard, four away, heading a little to port of you, speed 2, coal 5, passengers 0 of 2. Tile II, one space from the jetty.',
    );
    expect(linesUnder(CHART, 3, 'Order')).toEqual([
      'This round: Cora (has moved), Delia (now), Aurora, Belle, the Black Rose',
      'Next round, as things stand: Cora, Delia, Aurora, Belle, the Black Rose',
    ]);
  });

  test('a ship that was met', () => {
    const met = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/4/-', grey: '0c2/0/2/2/-', brown: '0a2/0/1/6/-' } });
    expect(linesUnder(run(met, '=2 f'), 0, 'Others')[0]).toBe(
      'Belle: on your space, heading the same way, speed 2, coal 2, passengers 0 of 2. Start tile.',
    );
  });

  test('the seat that steers the Black Rose looks from her bow', () => {
    const last = position({
      river: 'S A5, S A10',
      options: { rose: true },
      seats: 2,
      ships: { black: '0c4/0/1/-/-', beige: '0c3/0/1/6/-', grey: '0c2/0/1/6/-' },
    });
    expect(en.describeTask(last, 1)).toBe('You steer the Black Rose: choose a speed and a way');
    expect(en.describeSurroundings(last, 1).map(({ heading }) => heading)).toEqual([
      'You steer the Black Rose',
      'Ahead and around',
      'Others',
      'Order',
    ]);
    expect(en.describeTask(last, 0)).toBe('Wait for the Black Rose');
  });
});

test('places of cards', () => {
  expect(CHART.ships.map((ship) => en.notePlace(CHART, ship))).toEqual([
    'Tile II, one space from the jetty',
    'Tile I, one space from the jetty',
    'Tile III, before the logs',
    'Tile III',
    'Start tile',
  ]);
  const late = position({ river: 'S A5, S A6, S A7', pier: 'S', ships: { beige: '1c2/0/1/6/-', grey: 'landed' } });
  expect(['beige' as const, 'grey' as const, 'brown' as const].map((id) => en.notePlace(late, id))).toEqual([
    'At the jetty of tile I',
    'Landed first',
    'Out of the race',
  ]);
});

test('status and tasks', () => {
  expect(en.describeStatus(CHART)).toBe('Round 5 · 3 tiles unseen');
  const inLine = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/4/-', grey: '0c2/0/2/2/-', brown: '0a2/0/1/6/-' } });
  expect(en.describeStatus(inLine)).toBe('Round 2 · 1 tile unseen');
  const task = (line: string, seat: number): string => en.describeTask(line === '' ? inLine : run(inLine, line), seat);
  expect(task('', 0)).toBe('Choose a speed and a way');
  expect(task('', 2)).toBe('Wait for Aurora');
  expect(task('=2', 0)).toBe('Steer on, 2 movement points left');
  expect(task('=2 f', 0)).toBe('Choose where Belle is pushed');
  expect(task('=2 f x1', 1)).toBe('Choose Belle’s heading');
  expect(task('=2 f x1 @0', 0)).toBe('End the turn');
  const jetty = position({ river: 'S A5, S A10', waiting: { 1: 1 }, ships: { beige: '1c1/0/1/4/-', grey: '0c2/0/2/2/-' } });
  expect(en.describeTask(run(jetty, '=1 f'), 0)).toBe('Take a passenger?');
});
