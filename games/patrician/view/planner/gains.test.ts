import { expect, test } from 'vitest';
import { findCity, forecastOf } from '../../game';
import { sketch } from '../../testing/sketch';
import { aheadFor, gainsOf, gainsOfPlan } from './gains';
import { openPlannerTable } from './table-for-tests';

const siena = findCity('siena');

test('[PAT-SCORE-2] [PAT-SCORE-4] both towers of a city with who leads, by floors and else by who stands higher', () => {
  const state = sketch({ cities: { siena: '1010/220/-' } });
  expect(gainsOf(forecastOf(state, siena))).toEqual([
    { site: 'A', seat: 0, token: 7, bonus: 0 },
    { site: 'B', seat: 2, token: 4, bonus: 0 },
  ]);
});

test('[PAT-MSG-9] messengers pay both towers, those that came late none', () => {
  const drawn = { seats: 3, options: { messengers: true }, cities: { siena: '101/2/-' } };
  const bonus = (placed: string): readonly number[] =>
    gainsOf(forecastOf(sketch({ ...drawn, placed }), siena)).map((gain) => gain.bonus);
  expect(bonus('lucca-siena')).toEqual([2, 2]);
  expect(bonus('lucca-siena roma-siena')).toEqual([4, 4]);
  expect(bonus('lucca-siena*siena roma-siena')).toEqual([2, 2]);
});

test('towers of equal height and empty sites promise nothing yet', () => {
  const gains = (drawn: string): number => gainsOf(forecastOf(sketch({ cities: { siena: drawn } }), siena)).length;
  expect(['-/-/-', '0/-/-', '0/1/-', '00/1/-'].map(gains)).toEqual([0, 1, 0, 2]);
});

test('a plan that completes a city shows what everybody gets, any other nothing', () => {
  const table = openPlannerTable({ hands: ['siena-4 roma-1 parma-4'], cities: { siena: '1010/22/-', parma: '01/-/-' } });
  const gainsAt = (name: string): ReturnType<typeof gainsOfPlan> => {
    table.point(name);
    const plan = table.planner.plan.value;
    return plan && gainsOfPlan(plan);
  };
  expect(gainsAt('siena:B')).toEqual([
    { site: 'A', seat: 0, token: 7, bonus: 0 },
    { site: 'B', seat: 2, token: 4, bonus: 0 },
  ]);
  expect(gainsAt('parma:A')).toBeUndefined();
});

test('what a seat is ahead for counts open cities only', () => {
  const state = sketch({ cities: { siena: '1010/220/-', lucca: '00/1/-', roma: '110/0/-' } });
  const cities = ['siena', 'lucca', 'roma'].map(findCity);
  expect([0, 1, 2].map((seat) => aheadFor(state, seat, cities))).toEqual([7 + 6, 4 + 9, 0]);
});

test('[PAT-SCORE-4] of two towers of equal height who leads both is ahead for both, who leads one for the lower token', () => {
  const ahead = (drawn: string): readonly number[] =>
    [0, 1, 2].map((seat) => aheadFor(sketch({ cities: { siena: drawn } }), seat, [siena]));
  expect(ahead('00/00/-')).toEqual([7 + 4, 0, 0]);
  expect(ahead('0/1/-')).toEqual([4, 4, 0]);
});
