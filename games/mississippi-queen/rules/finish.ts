import type { Outcome, Seat } from '@showboat/engine';
import { NOWHERE } from './cells';
import { type Chart, isLanding } from './chart';
import { compareShips } from './order';
import type { Options } from './options';
import { type Ending, PASSENGERS, type Ship, type State, isRose } from './state';

/** MQ-FIN-2, MQ-FIN-5, MQ-PUSH-13, BR-ROSE-7: whether a ship that stops here with this speed and so many passengers has landed. */
export const landsWith = (chart: Chart, ship: Ship, place: number, speed: number, aboard: number): boolean => {
  if (!isLanding(chart, place) || isRose(ship)) return false;
  return chart.options.mode === 'school' || (speed <= chart.options.landingSpeed && aboard >= PASSENGERS);
};

const leaving = (ships: readonly Ship[], ship: Ship, status: 'landed' | 'out'): Ship => ({
  id: ship.id,
  seat: ship.seat,
  at: NOWHERE,
  heading: ship.heading,
  speed: ship.speed,
  coal: ship.coal,
  aboard: ship.aboard,
  status,
  place: ships.filter((other) => other.status === status).length + 1,
});

/** MQ-FIN-4 */
export const landed = (ships: readonly Ship[], ship: Ship): Ship => leaving(ships, ship, 'landed');

/** MQ-ELIM-3: its passengers are out of the game with it. */
export const out = (ships: readonly Ship[], ship: Ship): Ship => {
  const gone = leaving(ships, ship, 'out');
  return gone.aboard.length === 0 ? gone : { ...gone, aboard: [] };
};

const shipsOf = (ships: readonly Ship[], seat: Seat): readonly Ship[] => ships.filter((ship) => ship.seat === seat);

/** The landing that settled a seat's place, 0 while it is open (BR-2P-4, VAR-5). */
export const settledBy = (options: Options, ships: readonly Ship[], seat: Seat): number => {
  const needsBoth = options.win === 'both-boats' && options.boatsEach === 2;
  let landings = 0;
  let first = 0;
  let last = 0;
  for (const ship of ships) {
    if (ship.seat !== seat || ship.status !== 'landed') continue;
    landings++;
    first = first === 0 ? ship.place : Math.min(first, ship.place);
    last = Math.max(last, ship.place);
  }
  if (needsBoth) return landings === 2 ? last : 0;
  return first;
};

const seatsOf = (options: Options): readonly Seat[] => Array.from({ length: options.seats }, (_, seat) => seat);

/** MQ-ELIM-5: has a ship on the river and no place yet. */
export const isInRace = (state: State, seat: Seat): boolean => {
  if (settledBy(state.options, state.ships, seat) > 0) return false;
  for (const ship of state.ships) if (ship.seat === seat && ship.status === 'sailing') return true;
  return false;
};

const isEverybodySailing = (ships: readonly Ship[]): boolean => {
  for (const ship of ships) if (ship.status !== 'sailing') return false;
  return true;
};

export const endingAfterTurn = (state: State): Ending | undefined => {
  const { options, ships } = state;
  if (isEverybodySailing(ships)) return undefined;
  let racing = 0;
  let settled = 0;
  for (let seat = 0; seat < options.seats; seat++) {
    if (settledBy(options, ships, seat) > 0) settled++;
    else if (isInRace(state, seat)) racing++;
  }
  if (settled > 0 && !options.playOn) return 'first-landing';
  if (racing > 1) return undefined;
  if (settled > 0) return 'places-settled';
  return racing === 1 ? 'survivor' : 'nobody-left';
};

/** MQ-FIN-6: those who landed, then those who sail in the order of the river, then those who are out, the later the better. */
export const rankSeats = (state: State): readonly Seat[] => {
  const { options, ships } = state;
  const foremost = (seat: Seat): Ship | undefined =>
    shipsOf(ships, seat)
      .filter((ship) => ship.status === 'sailing')
      .sort((a, b) => compareShips(state.river, a, b))[0];
  const landings = (seat: Seat): number => shipsOf(ships, seat).filter((ship) => ship.status === 'landed').length;
  const lastOut = (seat: Seat): number =>
    Math.max(0, ...shipsOf(ships, seat).map((ship) => (ship.status === 'out' ? ship.place : 0)));
  return seatsOf(options)
    .map((seat) => ({ seat, settled: settledBy(options, ships, seat) || Infinity, ship: foremost(seat) }))
    .sort((a, b) => {
      if (a.settled !== b.settled) return a.settled - b.settled;
      if (a.ship && b.ship) return landings(b.seat) - landings(a.seat) || compareShips(state.river, a.ship, b.ship);
      if (a.ship || b.ship) return a.ship ? -1 : 1;
      // Gone without a place: a boat that landed counts before the one that went out last.
      return landings(b.seat) - landings(a.seat) || lastOut(b.seat) - lastOut(a.seat);
    })
    .map(({ seat }) => seat);
};

/** The end of the game, and the only place that says so. */
export const outcome = (state: State): Outcome | undefined => {
  if (state.phase.kind !== 'over') return undefined;
  const ranking = rankSeats(state);
  // MQ-ELIM-5: with nobody left there is no winner, so the first place stays empty.
  const top = state.phase.ending === 'nobody-left' ? 2 : 1;
  return { places: seatsOf(state.options).map((seat) => ranking.indexOf(seat) + top), ending: state.phase.ending };
};
