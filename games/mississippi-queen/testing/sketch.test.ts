import { expect, test } from 'vitest';
import { legal, position, refusalOf, run, shipText } from './sketch';

// The worked example in the format file, and how tests are written with sketches.
test('[MQ-MOVE-1] a ship moves as many spaces as its speed', () => {
  const before = position({ river: 'S A5, L A10', ships: { beige: '0c2/0/1/6/-', grey: '0e3/0/2/5/-', brown: '0a3/0/1/6/-' } });
  expect(legal(before)).toBe('=1 =2 =3 =4 =5 =6');
  const after = run(before, '=2 f f .');
  expect(shipText(after, 'beige')).toBe('0c4/0/2/6/-');
  expect(refusalOf(before, '=2 f .')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 1 } });
});
