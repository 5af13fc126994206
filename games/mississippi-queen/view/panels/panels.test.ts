import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { SHIP_IDS, parsePlace } from '../../game';
import { position } from '../../testing/sketch';
import type { Plan } from '../planner/planner';
import { expectedOrder } from './expected-order';
import { tokensOf } from './order-strip';
import { mainAction } from './situation';

const FIVE = position({
  river: 'S A1, R A5, R B2, L B4',
  stack: 'A2',
  seats: 5,
  round: 5,
  options: { rose: true },
  waiting: { 1: 1, 2: 1 },
  ships: { green: '3c3/1/3/4/-', red: '3b1/2/3/4/1', beige: '2c1/1/2/5/-', grey: '1c2/5/1/6/-', black: '0c4/0/1/-/-' },
  next: 'red',
});

const at = (text: string): number => parsePlace(text) ?? -1;

const PLAN: Plan = {
  moves: [],
  from: at('3b1'),
  route: [],
  place: at('4d1'),
  heading: 1,
  speed: 5,
  coal: 1,
  account: { speed: 1, turns: 0, sand: 0 },
  turns: 1,
  speedAfter: 4,
  grows: true,
  growsFirst: false,
  pushes: [],
  gain: undefined,
  isDoomed: false,
};

test('the next order follows the plan, and shows who gains and loses', () => {
  const said = expectedOrder(FIVE, PLAN).map(({ ship, change }) => `${FIVE.ships[ship].id} ${change}`);
  expect(said).toEqual(['red 1', 'green -1', 'beige 0', 'grey 0', 'black 0']);
  expect(expectedOrder(FIVE, undefined).map(({ ship }) => FIVE.ships[ship].id)).toEqual([
    'green',
    'red',
    'beige',
    'grey',
    'black',
  ]);
});

test('[MQ-ORD-5] coal that the plan burns counts in the next order', () => {
  const level = position({ river: 'S A6, S A10', ships: { beige: '0c1/0/2/5/-', grey: '1b3/0/2/4/-', brown: '0a2/0/1/6/-' } });
  const first = (coal: number): string =>
    level.ships[expectedOrder(level, { ...PLAN, place: at('1d3'), speedAfter: 2, coal })[0].ship].id;
  expect([0, 2].map(first)).toEqual(['beige', 'grey']);
});

test('the strip marks who has moved and who is to move', () => {
  expect(tokensOf(FIVE).map(({ id, state }) => `${id} ${state}`)).toEqual([
    'green moved',
    'red now',
    'beige waits',
    'grey waits',
    'black waits',
  ]);
});

test('the main action sails the chosen plan, not a hovered one', () => {
  expect(mainAction({ plan: signal(PLAN), isChosen: signal(true), offer: signal(undefined) })).toBe('sail');
  expect(mainAction({ plan: signal(PLAN), isChosen: signal(false), offer: signal(undefined) })).toBe('end');
});

test('every ship of the table has a place in the strip or is gone', () => {
  const ids = tokensOf(FIVE).map(({ id }) => id);
  expect(
    SHIP_IDS.filter((id) => FIVE.ships.some((ship) => ship.id === id && ship.status === 'sailing')).every((id) =>
      ids.includes(id),
    ),
  ).toBe(true);
});
