import type { Seat } from '@showboat/engine';
import { type Gap, NO_GAP, type Roof } from './board';
import type { Walk } from './moves';
import { walksFrom } from './reach';
import { type Built, DELUXE, NOBODY, type State, boardIn, ownerOf } from './state';

// HTR-MOVE-15 names a payment, not a way. For a drawing one is suggested: the fewest steps, then the first when roofs are compared.

/** What somebody gets for a step. */
export interface Tribute {
  readonly seat: Seat;
  readonly cans: number;
}

export interface WayStep {
  readonly to: Roof;
  /** `NO_GAP` for a free connection. */
  readonly gap: Gap;
  /** For the catwalk, where it is another's. */
  readonly toll: Tribute | undefined;
  /** For the shelter entered, where it is another's. */
  readonly rent: Tribute | undefined;
}

const tollOf = ({ built, options }: State, mover: Seat, gap: Gap): Tribute | undefined => {
  const catwalk = gap === NO_GAP ? NOBODY : built.catwalks[gap];
  const seat = ownerOf(catwalk);
  if (seat === NOBODY || seat === mover) return undefined;
  return { seat, cans: catwalk >= DELUXE ? options.tributeDeluxe : options.tributeCatwalk };
};

const rentOf = ({ built, options }: State, mover: Seat, roof: Roof): Tribute | undefined => {
  const seat = built.shelters[roof];
  return seat === NOBODY || seat === mover ? undefined : { seat, cans: options.tributeShelter };
};

const withTribute = (paid: readonly number[], { toll, rent }: WayStep): readonly number[] => {
  const copy = paid.slice();
  if (toll) copy[toll.seat] += toll.cans;
  if (rent) copy[rent.seat] += rent.cans;
  return copy;
};

/** All single steps from a roof for a seat's cats, in the order of roofs. */
const stepsFrom = (state: State, mover: Seat, from: Roof): readonly WayStep[] =>
  boardIn(state)
    .steps[from].filter(({ gap }) => gap === NO_GAP || state.built.catwalks[gap] !== NOBODY)
    .map(({ to, gap }) => ({ to, gap, toll: tollOf(state, mover, gap), rent: rentOf(state, mover, to) }))
    .sort((a, b) => a.to - b.to);

const keyOf = (roof: Roof, paid: readonly number[]): string => `${roof} ${paid.join()}`;

/** Where a way has come to. */
interface Stop {
  readonly roof: Roof;
  readonly paid: readonly number[];
  readonly step: WayStep | undefined;
  readonly before: Stop | undefined;
}

/** The way to every roof for every minimal payment. The beginning of such a way pays as little as can be, too, so no other is gone on with. */
const waysFrom = (state: State, from: Roof): ReadonlyMap<string, Stop> => {
  const mover = state.turn;
  const start: Stop = { roof: from, paid: state.players.map(() => 0), step: undefined, before: undefined };
  const wanted = new Set(walksFrom(state, mover, 's', from).map(({ to, pays }) => keyOf(to, pays)));
  const found = new Map<string, Stop>();
  const queue = [start];
  // Who comes first to a roof having paid so much has come there by the first of the shortest ways: the queue is in that order.
  for (const before of queue) {
    for (const step of stepsFrom(state, mover, before.roof)) {
      const stop: Stop = { roof: step.to, paid: withTribute(before.paid, step), step, before };
      const key = keyOf(stop.roof, stop.paid);
      if (!wanted.has(key) || found.has(key)) continue;
      found.set(key, stop);
      queue.push(stop);
    }
  }
  return found;
};

// Asked about every walk of a cat at once.
let last: { readonly built: Built; readonly options: State['options']; readonly turn: Seat; readonly from: Roof } | undefined;
let lastWays: ReadonlyMap<string, Stop> = new Map();

/** A way of the seat to move that pays just so, of those that HTR-MOVE-15 allows; empty where there is none. */
export const wayOf = (state: State, { from, to, pays }: Pick<Walk, 'from' | 'to' | 'pays'>): readonly WayStep[] => {
  const { built, options, turn } = state;
  if (last?.built !== built || last.options !== options || last.turn !== turn || last.from !== from) {
    lastWays = waysFrom(state, from);
    last = { built, options, turn, from };
  }
  const steps: WayStep[] = [];
  for (let stop = lastWays.get(keyOf(to, pays)); stop?.step; stop = stop.before) steps.unshift(stop.step);
  return steps;
};
