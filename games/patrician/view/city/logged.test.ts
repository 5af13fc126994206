import { playLine } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { patrician as game } from '../../game';
import { type Sketch, sketch } from '../../testing/sketch';
import { placesOf } from './logged';

/** Where each move of a line was made. */
const places = (drawn: Sketch, line: string): readonly string[] => {
  const { states, moves } = playLine(game, sketch(drawn), line);
  return moves.map((move, i) => placesOf(states[i], move).join(' '));
};

const hands = ['roma-1 bologna-7'];

test('a card that is played lights nothing, a floor its site, a card that is taken the city it lay at', () => {
  const drawn: Sketch = { hands, cities: { roma: '1/-/roma-4' }, pile: 'ferrara-3' };
  expect(places(drawn, 'roma-1 B A take:roma roma=ferrara-3')).toEqual([
    '',
    'site:roma:B',
    'site:roma:A',
    'lying:roma',
    'lying:roma',
  ]);
});

test('a floor that is moved lights both towers', () => {
  const drawn: Sketch = { hands: ['lucca-5'], cities: { siena: '10/2/roma-3', lucca: '-/-/lucca-4' } };
  expect(places(drawn, 'lucca-5 A move:siena:BA')).toEqual(['', 'site:lucca:A', 'site:siena:A site:siena:B']);
});

test('a messenger lights his road, and who places none lights nothing', () => {
  const drawn: Sketch = { hands, options: { messengers: true }, cities: { lucca: '0/1/-' }, at: 'placing' };
  expect(places(drawn, 'messenger:lucca-milano')).toEqual(['link:lucca-milano']);
  expect(places(drawn, 'n')).toEqual(['']);
});
