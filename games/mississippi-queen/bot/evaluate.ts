import { type Net, type Reading, clearReading, judge, newReading, worthIn, worthOfPlaces } from '@showboat/bots/learning';
import type { Seat } from '@showboat/engine';
import { outcome, settledBy } from '../rules/finish';
import type { State } from '../rules/state';
import { NAMES, writeFeatures } from './features';
import { FOUND, NEVER, type Outlook, outlookOn, turnsOfShip } from './turns';
import { WEIGHTS, type Weights } from './weights';

/** A seat's turns: its better boat, with some hope from the other; both where both must land. */
const turnsOfSeat = (outlook: Outlook, seat: Seat): number => {
  const { ships, options } = outlook.state;
  let first = Infinity;
  let second = Infinity;
  for (let i = 0; i < ships.length; i++) {
    if (ships[i].seat !== seat) continue;
    const turns = turnsOfShip(outlook, i);
    FOUND.turns[i] = turns;
    second = Math.min(second, Math.max(first, turns));
    first = Math.min(first, turns);
  }
  if (second === Infinity) return first;
  return options.win === 'both-boats' ? (first + second) / 2 : first - Math.max(0, 2 - (second - first) / 2);
};

/** The standings alone where there is no net to be told more. Fewer turns are better. */
const readInto = (reading: Reading, state: State, isTold: boolean, weights: Weights): void => {
  const { seats } = state.options;
  const outlook = outlookOn(state, weights);
  clearReading(reading, seats, isTold ? NAMES.own.length : 0);
  reading.sharpness = weights.sharpness;
  for (let seat = 0; seat < seats; seat++) {
    const settled = settledBy(state.options, state.ships, seat);
    if (settled > 0) {
      reading.isDecided = true;
      reading.isOpen[seat] = 0;
      reading.standing[seat] = seats + NEVER - settled;
    } else {
      const turns = turnsOfSeat(outlook, seat);
      reading.standing[seat] = -turns;
      if (!state.ships.some((ship) => ship.seat === seat && ship.status === 'sailing')) reading.isOpen[seat] = 0;
    }
  }
  if (isTold) writeFeatures(outlook, reading);
};

/** What a net is told: the standings of the seats, and all features. */
export const read = (state: State, reading: Reading, weights: Weights = WEIGHTS): void => readInto(reading, state, true, weights);

const reading = newReading(NAMES);

/** The expected result of every seat: mostly winning, a little its place, and a little less for every turn still to go. */
export const evaluate = (state: State, weights: Weights = WEIGHTS, net?: Net): readonly number[] => {
  const end = outcome(state);
  if (end) return worthOfPlaces(end.places, weights.winning);
  readInto(reading, state, net !== undefined, weights);
  judge(reading, net);
  const values: number[] = [];
  for (let seat = 0; seat < reading.seats; seat++) {
    const late = Math.max(0, Math.min(-reading.standing[seat], 30)) * weights.urgency;
    values.push(Math.max(0, worthIn(reading, seat, weights.winning) - late));
  }
  return values;
};
