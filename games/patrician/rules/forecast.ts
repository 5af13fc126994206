import type { Seat } from '@showboat/engine';
import { type City, FLOORS, TOKEN_VALUES, tokenOf } from './cities';
import type { Site } from './moves';
import { controllerOf, floorsBySeat, messengersAt } from './scoring';
import { type State, floorsIn } from './state';

/** Who would win a tower if the city were scored as it stands, and by what. */
export interface TowerForecast {
  readonly site: Site;
  readonly height: number;
  /** Floors of each seat. */
  readonly floors: readonly number[];
  /** `undefined` for an empty site. */
  readonly leader: Seat | undefined;
  /** Seats that have as many floors as the leader, who stands higher (PAT-SCORE-4). */
  readonly tied: readonly Seat[];
  /** The token this tower would award, the taller one the greater; as things stand neither where both are equally tall. */
  readonly token: number | undefined;
}

export interface CityForecast {
  readonly city: City;
  readonly missing: number;
  /** Two-point tokens that each tower awards besides (PAT-MSG-9). */
  readonly bonus: number;
  readonly towers: readonly [TowerForecast, TowerForecast];
}

const towerForecast = (state: State, city: City, site: Site): TowerForecast => {
  const index = 2 * city + (site === 'A' ? 0 : 1);
  const tower = state.towers[index];
  const other = state.towers[index ^ 1];
  const floors = floorsBySeat(tower).slice(0, state.options.seats);
  const leader = controllerOf(tower);
  return {
    site,
    height: tower.length,
    floors,
    leader: leader < 0 ? undefined : leader,
    tied: floors.flatMap((count, seat) => (leader >= 0 && seat !== leader && count === floors[leader] ? [seat] : [])),
    token: tower.length === other.length ? undefined : TOKEN_VALUES[tokenOf(city, tower.length > other.length)],
  };
};

export const forecastOf = (state: State, city: City): CityForecast => ({
  city,
  missing: FLOORS[city] - floorsIn(state.towers, city),
  bonus: messengersAt(
    state.placed.filter(({ late }) => !late.includes(city)),
    city,
  ),
  towers: [towerForecast(state, city, 'A'), towerForecast(state, city, 'B')],
});
