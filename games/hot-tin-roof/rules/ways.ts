import type { Seat } from '@showboat/engine';
import { type Gap, NO_GAP, type Roof } from './board';
import type { Walk } from './moves';
import { DELUXE, NOBODY, type State, boardIn, ownerOf } from './state';

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

interface Node {
  readonly roof: Roof;
  readonly paid: readonly number[];
  readonly steps: readonly WayStep[];
}

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

/** A way of the seat to move that pays just so; empty where there is none. */
export const wayOf = (state: State, { from, to, pays }: Pick<Walk, 'from' | 'to' | 'pays'>): readonly WayStep[] => {
  const mover = state.turn;
  const keyOf = (roof: Roof, paid: readonly number[]): string => `${roof} ${paid.join()}`;
  const goal = keyOf(to, pays);
  const start: Node = { roof: from, paid: pays.map(() => 0), steps: [] };
  const seen = new Set([keyOf(start.roof, start.paid)]);
  const queue = [start];
  // Who comes first to a roof having paid so much has come there by the first of the shortest ways: the queue is in that order.
  for (const { roof, paid, steps } of queue) {
    for (const step of stepsFrom(state, mover, roof)) {
      const spent = withTribute(paid, step);
      const key = keyOf(step.to, spent);
      if (spent.some((cans, seat) => cans > pays[seat]) || seen.has(key)) continue;
      if (key === goal) return [...steps, step];
      seen.add(key);
      queue.push({ roof: step.to, paid: spent, steps: [...steps, step] });
    }
  }
  return [];
};
