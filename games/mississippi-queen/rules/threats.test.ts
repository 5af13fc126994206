import { expect, test } from 'vitest';
import { position } from '../testing/sketch';
import { canLandNext } from './threats';

const threatsIn = (beige: string, grey: string, options = {}): readonly boolean[] => {
  const state = position({
    river: 'S A5, S A6, S A7',
    pier: 'S',
    first: 1,
    options,
    ships: { beige, grey, brown: '1c1/0/1/6/-' },
  });
  return state.ships.map((_, index) => canLandNext(state, index));
};

test('[MQ-FIN-2] who could land next turn is known: with both passengers, near enough, and slow in time', () => {
  // In the order of the ships, whoever is to move.
  expect(threatsIn('3c3/0/1/6/1+2', '3a3/0/2/6/-')).toEqual([true, false, false]);
  expect(threatsIn('2c2/0/1/6/1+2', '3a3/0/1/6/-')).toEqual([false, false, false]);
  // From speed 6 five steps down cost four coal.
  expect(threatsIn('3c3/0/6/4/1+2', '3a3/0/1/6/-')[0]).toBe(true);
  expect(threatsIn('3c3/0/6/3/1+2', '3a3/0/1/6/-')[0]).toBe(false);
});
