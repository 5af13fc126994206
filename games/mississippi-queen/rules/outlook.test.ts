import { expect, test } from 'vitest';
import { position, run, withRose } from '../testing/sketch';
import { isDoomed } from './outlook';

const REST = { grey: '1c1/0/1/6/-', brown: '1b1/0/1/6/-' };

test('[MQ-ELIM-1] a ship that stops before the bank without coal to turn away is out next turn', () => {
  const ashore = position({ river: 'S A5, S A10', ships: { beige: '0a3/3/1/0/-', ...REST } });
  expect(isDoomed(run(ashore, '=1 f'))).toBe(false);
  expect(isDoomed(run(ashore, '=1 f r'))).toBe(true);
});

test('[MQ-ELIM-1] with a coal to spare it is not', () => {
  const ashore = position({ river: 'S A5, S A10', ships: { beige: '0a3/3/1/1/-', ...REST } });
  expect(isDoomed(run(ashore, '=1 f r'))).toBe(false);
});

test('[MQ-ELIM-1] what only other ships are in the way of is not certain', () => {
  const state = position({ river: 'S A5, S A10', ships: { beige: '0c2/0/1/0/-', grey: '0c4/0/1/6/-', brown: '0d3/0/1/6/-' } });
  expect(isDoomed(run(state, '=1 f'))).toBe(false);
});

test('[MQ-ELIM-2] nobody is asked before the movement is over', () => {
  const ashore = position({ river: 'S A5, S A10', ships: { beige: '0a3/3/1/0/-', ...REST } });
  expect(isDoomed(ashore)).toBe(false);
  expect(isDoomed(run(ashore, '=1'))).toBe(false);
});

test('[MQ-RIV-7] a tile that is still to come may save a ship: it is lost only if none does', () => {
  const first = position({ river: 'S A5, S A10', ships: { beige: '1c4/0/6/0/-', grey: '0c1/0/1/6/-', brown: '0b1/0/1/6/-' } });
  expect(isDoomed(run(first, '=5 f f f f f'))).toBe(false);
});

test('[BR-ROSE-10] the Rose is never out', () => {
  const ships = { beige: '0c3/0/1/6/-', grey: '0c2/0/1/6/-', black: '0a3/3/1/-/-' };
  const state = position(withRose(ships, { next: 'black' }));
  expect(isDoomed(run(state, '=1 f'))).toBe(false);
});
