import { chooseChance, commitment, drawFraction } from '@showboat/engine';
import { expect, test } from 'vitest';
import { wrongDraw } from './draws';

const seed = '00'.repeat(32);
const CHANCES: [string, number][] = [
  ['red', 0.25],
  ['blue', 0.25],
  ['grey', 0.5],
];

/** As our engine draws. */
const drawnBy = (index: number): string => {
  const fraction = drawFraction({ seed, table: 't', index, salts: ['aa', 'bb'] });
  const chances = CHANCES.map(([move, weight]) => ({ move, weight }));
  return chooseChance(chances, fraction);
};

const disclosure = {
  table: 't',
  seed,
  commitment: commitment(seed),
  salts: ['aa', 'bb'],
  rules: '1',
  options: {},
  draws: Array.from({ length: 40 }, (_, index) => ({ seq: index + 1, index, chances: CHANCES, token: drawnBy(index) })),
  record: '',
};

test('draws computed from the description are those of the engine', () => {
  expect(wrongDraw(disclosure, commitment(seed))).toBeUndefined();
  expect(new Set(disclosure.draws.map(({ token }) => token)).size).toBe(3);
});

test('another draw, another salt, another seed', () => {
  const [first, ...rest] = disclosure.draws;
  const other = first.token === 'red' ? 'blue' : 'red';
  const promised = disclosure.commitment;
  expect(wrongDraw({ ...disclosure, draws: [{ ...first, token: other }, ...rest] }, promised)).toMatch(`draw 0 is ${other}`);
  expect(wrongDraw({ ...disclosure, draws: rest }, promised)).toMatch('draw 1');
  expect(wrongDraw({ ...disclosure, salts: ['aa', 'bc'] }, promised)).toMatch('should be');
  expect(wrongDraw({ ...disclosure, seed: '11'.repeat(32) }, promised)).toMatch('promised');
});
