import type { Seat } from '@showboat/engine';
import { BONUS_POINTS, type CityForecast, type Site, type State, forecastOf } from '../../game';
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

/** The points that each seat leads for in cities that are not scored yet. */
export const aheadFor = (state: State, seat: Seat, cities: readonly number[]): number =>
  cities
    .map((city) => forecastOf(state, city))
    .filter(({ missing }) => missing > 0)
    .flatMap(gainsOf)
    .filter((gain) => gain.seat === seat)
    .reduce((sum, { token }) => sum + token, 0);
