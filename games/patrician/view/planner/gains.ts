import type { Seat } from '@showboat/engine';
import { BONUS_POINTS, type CityForecast, type Site, type State, TOKEN_VALUES, forecastOf } from '../../game';
import type { Plan } from './planner';

/** A tower that is scored with a plan, or would be as things stand. */
export interface Gain {
  readonly site: Site;
  readonly seat: Seat;
  readonly token: number;
  /** Points of messengers besides. */
  readonly bonus: number;
}

export const gainsOf = ({ towers, bonus }: CityForecast): readonly Gain[] =>
  towers.flatMap(({ site, leader, token }) =>
    leader === undefined || token === undefined ? [] : [{ site, seat: leader, token, bonus: BONUS_POINTS * bonus }],
  );

/** What everybody gets for the city that a plan completes; `undefined` if it completes none. */
export const gainsOfPlan = (plan: Plan): readonly Gain[] | undefined => {
  if (plan.kind !== 'build' || plan.city === undefined) return undefined;
  const forecast = forecastOf(plan.after, plan.city);
  return forecast.missing === 0 ? gainsOf(forecast) : undefined;
};

/** In a city as it stands. Of two towers of equal height one will be taller: who leads both has both tokens, who leads one at least the lower. */
const aheadIn = (forecast: CityForecast, seat: Seat): number => {
  const [low, high] = TOKEN_VALUES.slice(2 * forecast.city, 2 * forecast.city + 2);
  const led = forecast.towers.filter(({ leader }) => leader === seat);
  if (led.every(({ token }) => token !== undefined)) return led.reduce((sum, { token = 0 }) => sum + token, 0);
  return led.length === 2 ? low + high : low;
};

/** The points that a seat leads for in cities that are not scored yet. */
export const aheadFor = (state: State, seat: Seat, cities: readonly number[]): number =>
  cities
    .map((city) => forecastOf(state, city))
    .filter(({ missing }) => missing > 0)
    .reduce((sum, forecast) => sum + aheadIn(forecast, seat), 0);
