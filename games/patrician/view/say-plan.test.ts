import { expect, test } from 'vitest';
import type { Sketch } from '../testing/sketch';
import { tellPlan } from './say-plan';
import { openPlannerTable } from './planner/table-for-tests';

/** What is announced about the plan at a place. */
const told = (drawn: Sketch, places: readonly string[], line = '', people: readonly number[] = [0]): readonly string[] => {
  const table = openPlannerTable(drawn, people, line);
  for (const place of places) table.point(place);
  const plan = table.planner.plan.value;
  if (!plan) throw new Error(`no plan at ${places.join(' ')}`);
  const { title, sentences } = tellPlan(table.props, table.planner.frame.state.value, plan);
  return [title, ...sentences];
};

const hands = ['siena-4 roma-1 bologna-7'];

test('a plan that leaves a city open tells what is missing and what comes next', () => {
  const drawn: Sketch = { hands, cities: { siena: '10/-/roma-3', roma: '1/-/roma-4', bologna: '-/-/lucca-3' } };
  expect(told(drawn, ['siena:B'])).toEqual([
    'Build in Siena',
    'One floor on the right tower.',
    '4 floors still missing.',
    'Then you take the card lying there.',
  ]);
  // Nothing to take where one builds: a card of another city.
  const bare: Sketch = { ...drawn, cities: { ...drawn.cities, siena: '10/-/-' } };
  expect(told(bare, ['siena:B']).at(-1)).toBe('Then you take an open card of another city: none lies there.');
  expect(told(drawn, ['roma:A', 'roma:A'])[1]).toBe('Both floors on the left tower.');
  expect(told(drawn, ['roma:A', 'roma:B']).slice(1, 3)).toEqual(['One floor on each tower.', '6 floors still missing.']);
  expect(told(drawn, ['bologna:A']).at(-1)).toBe('Then you may take any open card.');
  expect(told({ ...drawn, cities: { siena: '10100/-/roma-3' } }, ['siena:A'])[2]).toBe('1 floor still missing.');
});

test('[PAT-SCORE-4] a plan that completes a city tells who takes what, by most floors and else by who stands higher', () => {
  // A: white and black two each, black stands higher; B: red has most.
  const drawn: Sketch = { hands, cities: { siena: '1010/22/roma-3' } };
  expect(told(drawn, ['siena:B'])).toEqual([
    'Build in Siena',
    'One floor on the right tower.',
    'It completes the city.',
    'You take 7.',
    'Carla takes 4.',
    'Then you take the card lying there.',
  ]);
  // White stands higher than black before the last floor: only on A does the tower become one's own.
  expect(told({ ...drawn, cities: { siena: '0101/22/roma-3' } }, ['siena:B'])).toEqual([
    'Build in Siena',
    'One floor on the right tower.',
    'It completes the city.',
    'Bert takes 7.',
    'Carla takes 4.',
    'On the left tower you would take 7.',
    'Then you take the card lying there.',
  ]);
  expect(told({ ...drawn, cities: { siena: '0101/22/roma-3' } }, ['siena:A'])).toEqual([
    'Build in Siena',
    'One floor on the left tower.',
    'It completes the city.',
    'You take 7.',
    'Carla takes 4.',
    'On the right tower Bert would take 7.',
    'Then you take the card lying there.',
  ]);
});

test('the planning player comes first, whichever tower it is', () => {
  expect(told({ hands, cities: { siena: '1112/00/roma-3' } }, ['siena:B']).slice(3, 5)).toEqual(['You take 4.', 'Bert takes 7.']);
});

test('[PAT-SCORE-5] a player who takes both towers is mentioned once', () => {
  expect(told({ hands, cities: { siena: '0001/00/roma-3' } }, ['siena:B'])[3]).toBe('You take 7 + 4.');
});

test('[PAT-MSG-9] messengers are added to each tower', () => {
  const drawn: Sketch = {
    hands,
    options: { messengers: true },
    placed: 'lucca-siena roma-siena',
    cities: { siena: '1010/22/roma-3' },
  };
  expect(told(drawn, ['siena:B']).slice(3, 5)).toEqual(['You take 7 + 4.', 'Carla takes 4 + 4.']);
});

test('with two players at the screen nobody is "you"', () => {
  expect(told({ hands, cities: { siena: '1010/22/roma-3' } }, ['siena:B'], '', [0, 1])[3]).toBe('Anna takes 7.');
});

test('a card that moves a floor, a card that is taken, and a messenger after it', () => {
  const moving: Sketch = { hands: ['lucca-5'], cities: { siena: '10/2/roma-3', lucca: '-/-/lucca-4' }, pile: 'ferrara-3' };
  expect(told(moving, ['lucca:A']).at(-1)).toBe('Then you may move a floor in another city.');
  expect(told(moving, ['siena:B'], 'lucca-5 A')).toEqual(['Move a floor in Siena', 'Carla’s top floor goes to the left tower.']);
  expect(told(moving, [], 'lucca-5 A n')).toEqual(['Take the card at Lucca', 'Lucca (lady) comes into your hand.']);
  const star: Sketch = { hands: ['lucca-3'], options: { messengers: true }, cities: { lucca: '-/-/lucca-4' }, pile: 'ferrara-3' };
  expect(told(star, [], 'lucca-3 A').at(-1)).toBe('After that you may place a messenger.');
});

test('[PAT-MSG-10] a road to a scored city says that it brings nothing there', () => {
  const drawn: Sketch = {
    hands,
    options: { messengers: true },
    played: ['siena-3'],
    cities: { lucca: '012012/1/-' },
    at: 'placing',
  };
  expect(told(drawn, ['lucca-milano'])).toEqual([
    'Messenger between Lucca and Milano',
    'Each tower of Lucca and Milano that is scored from now on brings 2 points more.',
    'Lucca is scored already: it brings nothing there.',
  ]);
});
