import type { Sounding } from '@showboat/ui';
import { type Move, type State, TOP_SPEED, moverOf } from '../game';

const speedOf = (state: State): number => (state.ships[moverOf(state)]?.speed ?? 0) / TOP_SPEED;

/** What a kind of move sounds like; `undefined` for those that nobody would hear. */
const SOUNDS: Readonly<Record<Move['kind'], ((before: State, after: State) => Sounding) | undefined>> = {
  speed: (before, after) =>
    before.ships.some((ship, i) => ship.coal > after.ships[i].coal)
      ? { sound: 'coal', amount: 0.4 }
      : { sound: 'paddle', amount: speedOf(after) },
  step: (before) => ({ sound: 'paddle', amount: speedOf(before) }),
  turn: (before) => ({ sound: 'paddle', amount: speedOf(before) / 2 }),
  astern: () => ({ sound: 'paddle', amount: 0 }),
  push: () => ({ sound: 'bump' }),
  align: undefined,
  board: () => ({ sound: 'bell' }),
  refuel: () => ({ sound: 'coal', amount: 1 }),
  exchange: () => ({ sound: 'coal' }),
  decline: undefined,
  end: undefined,
  lay: () => ({ sound: 'die' }),
  resign: undefined,
};

const countOf = (state: State, status: 'landed' | 'out'): number => state.ships.filter((ship) => ship.status === status).length;

/** A ship that lands whistles, high; one that goes out of the race is heard for the last time. */
export const soundOf = (before: State, move: Move, after: State): Sounding | undefined => {
  if (countOf(after, 'landed') > countOf(before, 'landed')) return { sound: 'whistle', amount: 1 };
  if (countOf(after, 'out') > countOf(before, 'out')) return { sound: 'whistle', amount: 0 };
  return SOUNDS[move.kind]?.(before, after);
};
