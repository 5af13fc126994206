import { type ComponentChildren, isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { findCity } from '../../game';
import type { Sketch } from '../../testing/sketch';
import { openPlannerTable } from '../planner/table-for-tests';
import { Standing } from './standing';

/** The words alone, a part each: pieces are plain functions, no page is needed. */
const words = (node: ComponentChildren): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(words);
  if (!isValidElement(node)) return typeof node === 'string' && node !== '' ? [node] : [];
  if (node.type === 'svg' || Reflect.get(node.props, 'aria-hidden') === 'true') return [];
  return words(typeof node.type === 'function' ? Reflect.apply(node.type, undefined, [node.props]) : node.props.children);
};

const standing = (drawn: Sketch, place?: string): readonly string[] => {
  const table = openPlannerTable({ hands: ['siena-4 roma-1 bologna-7'], ...drawn });
  if (place !== undefined) table.point(place);
  return words(<Standing {...table.props} city={findCity('siena')} />);
};

test('[PAT-SCORE-4] each tower says who would win it and by what: alone, most, or standing higher', () => {
  expect(standing({ cities: { siena: '11/-/-' } })).toEqual([
    'Siena: 5 floors missing',
    'Bert, taller',
    '2 floors, alone',
    '7 points',
    'nobody yet',
  ]);
  expect(standing({ cities: { siena: '1010/22/-' } })).toEqual([
    'Siena: 1 floor missing',
    'You, taller',
    'tie 2\u00a0:\u00a02, stands higher',
    '7 points',
    'Carla, lower',
    '2 floors, alone',
    '4 points',
  ]);
  expect(standing({ cities: { siena: '10/02/-' } })).toEqual([
    'Siena: 3 floors missing',
    'You, left tower',
    'tie 1\u00a0:\u00a01, stands higher',
    '7 or 4',
    'Carla, right tower',
    'tie 1\u00a0:\u00a01, stands higher',
    '7 or 4',
    'Equal height so far: the tower that ends taller brings 7, the other 4.',
  ]);
  expect(standing({ cities: {} })).toEqual(['Siena: 7 floors missing', 'nobody yet', 'nobody yet']);
});

test('a plan shows its result, and a scored city that it is scored', () => {
  expect(standing({ cities: { siena: '0101/22/-' } }, 'siena:A')).toEqual([
    'Siena is complete',
    'You, taller',
    '3 floors, most',
    '7 points',
    'Carla, lower',
    '2 floors, alone',
    '4 points',
  ]);
  expect(standing({ cities: { siena: '01010/22/-' } })[0]).toBe('Siena is scored');
});

test('[PAT-MSG-9] messengers are counted in', () => {
  const drawn: Sketch = { options: { messengers: true }, placed: 'lucca-siena roma-siena', cities: { siena: '110/2/-' } };
  expect(standing(drawn).filter((word) => word.endsWith('points'))).toEqual(['11 points', '8 points']);
  expect(standing({ ...drawn, cities: { siena: '11/22/-' } }).filter((word) => /\d or/.test(word))).toEqual([
    '11 or 8',
    '11 or 8',
  ]);
});
