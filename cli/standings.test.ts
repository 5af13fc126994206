import { expect, test } from 'vitest';
import { en, patrician } from '@showboat/games/patrician';
import { setUp, unwrap } from '@showboat/engine';
import { standings } from './standings';

test('seats by place, those that share one in their order, and which is yours', () => {
  const state = unwrap(setUp(patrician, { seats: 4 }));
  const lines = standings(en, state, { places: [3, 1, 4, 1], ending: 'hands-empty' }, 3);
  expect(lines.slice(1)).toEqual([
    '1. White (seat 1)',
    '1. Yellow (seat 3), that is you',
    '3. Black (seat 0)',
    '4. Red (seat 2)',
  ]);
});
