import { reasonsBy } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { en, patrician as game } from '../index';
import { run, sketch } from '../testing/sketch';
import { advisor } from './reasons';

const STATE = sketch({
  options: { messengers: true },
  cities: {
    siena: '0101/22/roma-1',
    roma: '001/-/siena-5',
    lucca: '1/-/bologna-6',
    parma: '-/-/verona-1',
  },
  hands: ['roma-3 roma-2 siena-4', 'siena-2', 'roma-4'],
  played: ['siena-3 bologna-4', '', ''],
  pile: 'milano-1 milano-2',
});

const reasonsFor = reasonsBy(game, advisor, en);

test('what a turn wins, leads and takes', () => {
  expect(reasonsFor(STATE, 'siena-4 A take:siena')).toEqual([
    'wins 7 points in Siena',
    'takes Roma (two crests), two floors in one turn',
  ]);
  expect(reasonsFor(STATE, 'roma-3 A take:roma')).toEqual([
    'completes a set of portraits',
    'makes the lead in Roma safer',
    'takes Siena (any card)',
  ]);
  expect(reasonsFor(STATE, 'roma-2 B B take:roma')).toEqual([
    'takes the lead in a tower of Roma worth 6',
    'takes Siena (any card)',
  ]);
});

test('a portrait that completes a set', () => {
  const lucca = sketch({
    cities: { lucca: '1/-/bologna-6', parma: '0/-/verona-1' },
    hands: ['lucca-5', 'siena-2', 'roma-4'],
    played: ['siena-3 bologna-4', '', ''],
    pile: 'milano-1',
  });
  expect(reasonsFor(lucca, 'lucca-5 A n take:lucca')).toContain('takes Bologna (lady) for a set of portraits');
});

test('a messenger where the lead is the own one', () => {
  const placing = run(STATE, 'roma-3 A take:roma roma=milano-1');
  expect(reasonsFor(placing, 'messenger:lucca-siena')).toEqual([]);
  const leading = sketch({
    options: { messengers: true },
    cities: { lucca: '0/-/bologna-6', roma: '-/-/siena-5' },
    hands: ['roma-3', 'siena-2', 'roma-4'],
    pile: 'milano-1',
  });
  expect(reasonsFor(run(leading, 'roma-3 A take:roma roma=milano-1'), 'messenger:lucca-milano')).toEqual([
    'sends a messenger to Lucca, where the lead is its own',
  ]);
});

test('a city that others could complete is left alone', () => {
  const near = sketch({
    cities: { parma: '1/1/bologna-6', roma: '-/-/siena-5' },
    hands: ['roma-3 parma-2', 'parma-1', 'roma-4'],
    pile: 'milano-1',
  });
  expect(reasonsFor(near, 'roma-3 A take:roma', ['parma-2 A take:parma'])).toContain('leaves nobody a city to complete at once');
});
