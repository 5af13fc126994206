import { type Net, type Reading, clearReading, judge, newReading, worthIn, worthOfPlaces } from '@showboat/bots/learning';
import { exp } from '@showboat/engine';
import { CITIES, FLOORS, TOKEN_VALUES, citiesFor } from '../rules/cities';
import { PENALTY_POINTS, outcome, penaltyCount } from '../rules/finish';
import type { State } from '../rules/state';
import { NAMES, writeFeatures } from './features';
import { type Holding, holdingOf, reachPoints } from './hands';
import type { Outlook } from './outlook';
import { portraitsLeft, setPoints, setTable } from './portraits';
import { createPromises } from './towers';
import { WEIGHTS, type Weights } from './weights';

export interface Evaluation {
  lookAt(state: State, before?: Outlook): Outlook;
  /** The points that every seat may expect in the end. */
  expectedPoints(state: State, before?: Outlook): readonly number[];
  /** What a net is told: the standings of the seats, and all features. */
  read(state: State, reading: Reading): void;
  /** The expected result of every seat: mostly winning, a little its place. */
  evaluate(state: State, before?: Outlook): readonly number[];
}

const NO_PROMISE: readonly number[] = [];

/** Whether neither towers nor messengers nor crests in hands have changed in a city. */
const isAsBefore = (state: State, holdings: readonly Holding[], city: number, before: Outlook): boolean => {
  const { towers, placed } = before.state;
  if (state.placed !== placed) return false;
  if (state.towers[2 * city] !== towers[2 * city] || state.towers[2 * city + 1] !== towers[2 * city + 1]) return false;
  for (let seat = 0; seat < holdings.length; seat++) {
    const known = before.holdings[seat];
    if (holdings[seat] !== known && holdings[seat].crests[city] !== known.crests[city]) return false;
  }
  return true;
};

const isComplete = ({ towers }: State, city: number): boolean =>
  towers[2 * city].length + towers[2 * city + 1].length === FLOORS[city];

/** PAT-MSG-11: who will have helped the messengers least; floors decide ties. */
const addPenalty = (state: State, points: number[], { penaltyBlur }: Weights): void => {
  const { towers, floors } = penaltyCount(state);
  const risks = towers.map((count, seat) => exp(-(count + floors[seat] / (2 * CITIES.length)) / penaltyBlur));
  const total = risks.reduce((sum, risk) => sum + risk, 0);
  for (let seat = 0; seat < points.length; seat++) points[seat] -= (PENALTY_POINTS * risks[seat]) / total;
};

/** Points of tokens that are still to be won. */
const openPoints = (state: State): number => {
  let open = 0;
  for (const city of citiesFor(state.players.length))
    if (!isComplete(state, city)) open += TOKEN_VALUES[2 * city] + TOKEN_VALUES[2 * city + 1];
  return open;
};

export const createEvaluation = (weights: Weights = WEIGHTS, net?: Net): Evaluation => {
  const table = setTable(weights);
  const promiseOf = createPromises(weights);

  const lookAt = (state: State, before?: Outlook): Outlook => {
    const { players } = state;
    const holdings: Holding[] = [];
    for (let seat = 0; seat < players.length; seat++) {
      const known = before?.holdings[seat];
      holdings.push(known?.player === players[seat] ? known : holdingOf(players[seat], weights));
    }
    const promises: (readonly number[])[] = [];
    for (let city = 0; city < CITIES.length; city++) {
      if (isComplete(state, city)) promises.push(NO_PROMISE);
      else if (before && isAsBefore(state, holdings, city, before)) promises.push(before.promises[city]);
      else promises.push(promiseOf(state, city, holdings));
    }
    return { state, holdings, promises, reach: players.map(() => 0) };
  };

  const pointsIn = ({ state, holdings, promises, reach }: Outlook): readonly number[] => {
    const seats = state.players.length;
    const left = portraitsLeft(state);
    const next = state.phase.kind === 'playing' ? state.turn : (state.turn + 1) % seats;
    const points: number[] = [];
    for (let seat = 0; seat < seats; seat++) points.push(holdings[seat].points);
    let remains = 1;
    for (let i = 0; i < seats; i++) {
      const seat = (next + i) % seats;
      const { portraits } = holdings[seat];
      reach[seat] = reachPoints(state, holdings[seat], left, table, weights);
      let sum = remains * reach[seat];
      for (let patrician = 0; patrician < portraits.length; patrician++)
        sum += setPoints(table, seats, portraits[patrician], left[patrician]);
      points[seat] += sum;
      remains *= weights.leave;
    }
    for (const city of citiesFor(seats)) {
      const promise = promises[city];
      for (let seat = 0; seat < promise.length; seat++) points[seat] += promise[seat];
    }
    if (state.placed.length > 0) addPenalty(state, points, weights);
    return points;
  };

  const expectedPoints = (state: State, before?: Outlook): readonly number[] => pointsIn(lookAt(state, before));

  const reading = newReading(NAMES);

  /** The standings alone where there is no net to be told more. */
  const readInto = (into: Reading, state: State, isTold: boolean, before?: Outlook): void => {
    const outlook = lookAt(state, before);
    const points = pointsIn(outlook);
    clearReading(into, points.length, isTold ? NAMES.own.length : 0);
    into.sharpness = Math.sqrt(weights.sharpness + weights.sharpnessOpen * openPoints(state));
    for (let seat = 0; seat < points.length; seat++) into.standing[seat] = points[seat];
    if (isTold) writeFeatures(outlook, into);
  };

  const evaluate = (state: State, before?: Outlook): readonly number[] => {
    const end = outcome(state);
    if (end) return worthOfPlaces(end.places, weights.winning);
    readInto(reading, state, net !== undefined, before);
    judge(reading, net);
    const values: number[] = [];
    for (let seat = 0; seat < reading.seats; seat++) values.push(worthIn(reading, seat, weights.winning));
    return values;
  };

  return { lookAt, expectedPoints, read: (state, into) => readInto(into, state, true), evaluate };
};
