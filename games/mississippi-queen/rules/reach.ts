import { carryOut } from './actions';
import { turnMoves } from './turn-moves';
import type { Move } from './moves';
import { type State, isRose, moverOf, withShip } from './state';
import { coalLeft } from './turn';
import { type Trail, movesOf, trailFrom } from './trail';
import { turnKey } from './turn-key';

/** A space the ship to move can end on, the cheapest way there, and what it costs. */
export interface Stop {
  readonly place: number;
  readonly coal: number;
  readonly moves: readonly Move[];
  /** All movement points are spent: docking, exchanging and the end of the turn are still open. */
  readonly state: State;
}

/** More than the dearest way a turn can go: five steps of speed, six abouts, a sand bar. */
const COAL_FOR_ANYTHING = 40;

/** The same moment with all the coal one could want. */
export const withPlentyOfCoal = (state: State): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  if (isRose(ship)) return { ...state, turn: { ...state.turn, roseCoal: COAL_FOR_ANYTHING } };
  return { ...state, ships: withShip(state.ships, index, { ...ship, coal: COAL_FOR_ANYTHING }) };
};

const isStop = (state: State): boolean => state.phase.kind === 'sailing' && state.turn.points === 0;

/**
 * The spaces the ship to move can end on from this moment of its turn, the Rose's needs (BR-ROSE-8) aside. Cheapest first: ways are
 * tried in the order of the coal they burn, and only the first way to a moment counts. Where a pushed ship's owner answers, every
 * answer is tried.
 */
export const stopsFrom = (opened: State): ReadonlyMap<number, Stop> => {
  const stops = new Map<number, Stop>();
  const seen = new Set<string>();
  const burned = (state: State): number => coalLeft(opened) - coalLeft(state);
  // By the coal burned, then by the number of actions: of equally cheap ways the shortest.
  const open: Trail[][][] = [[[trailFrom(opened)]]];
  for (let coal = 0; coal < open.length; coal++) {
    const byLength = open[coal] ?? [];
    for (let length = 0; length < byLength.length; length++) {
      for (const trail of byLength[length] ?? []) {
        const { state } = trail;
        const key = turnKey(state, true);
        if (seen.has(key)) continue;
        seen.add(key);
        if (isStop(state)) {
          const place = state.ships[moverOf(state)].at;
          if (!stops.has(place)) stops.set(place, { place, coal, moves: movesOf(trail), state });
          continue;
        }
        // The river may grow in the middle of a turn; what comes then is not known yet.
        if (state.phase.kind === 'laying') continue;
        for (const move of turnMoves(state)) {
          if (move.kind === 'end') continue;
          const after = carryOut(state, move);
          ((open[burned(after)] ??= [])[length + 1] ??= []).push({ state: after, move, before: trail });
        }
      }
    }
  }
  return stops;
};
