import { carryOut } from './actions';
import { placeOf } from './cells';
import { withTileLaid } from './laying';
import { turnMoves } from './turn-moves';
import type { Move } from './moves';
import { type Ship, type State, isRose, moverOf } from './state';
import { coalLeft } from './turn';
import { type Trail, movesOf, trailFrom } from './trail';
import { turnKey } from './turn-key';

/** A space the ship to move can end on, the cheapest way there, and what it costs. */
export interface Stop {
  readonly place: number;
  readonly coal: number;
  /** Where the river grows on the way, any of the tiles that may come: the way keeps to the water that is known now. */
  readonly moves: readonly Move[];
  /** MQ-PUSH-11: a ship is pushed onto the foremost tile, and the river grows before this turn is over. */
  readonly growsFirst: boolean;
  /** All movement points are spent: docking, exchanging and the end of the turn are still open. */
  readonly state: State;
}

const isStop = (state: State): boolean => state.phase.kind === 'sailing' && state.turn.points === 0;

/** Where a pushed ship heads matters only to VAR-8, and to the Rose herself: else one answer stands for all six. */
const movesToTry = (state: State): readonly Move[] => {
  const { phase, options, ships } = state;
  const moves = turnMoves(state);
  if (phase.kind !== 'aligning' || phase.ship === moverOf(state) || options.noPushAstern) return moves;
  return isRose(ships[phase.ship]) ? moves : moves.slice(0, 1);
};

export interface Reach {
  readonly stops: ReadonlyMap<number, Stop>;
  /** Moments at which the river grows with movement points left. */
  readonly reveals: readonly State[];
}

interface Search {
  /** Also ways on which the river grows, as far as they keep to water that is known now. */
  readonly seesGrowth: boolean;
  accepts(stop: Stop): boolean;
}

/**
 * Ways are tried in the order of the coal they burn, and only the first way to a moment counts. Where a pushed ship's owner answers,
 * every answer that makes a difference is tried.
 */
const search = (opened: State, { seesGrowth, accepts }: Search): Reach => {
  const stops = new Map<number, Stop>();
  const reveals: State[] = [];
  const seen = new Set<string>();
  const burned = (state: State): number => coalLeft(opened) - coalLeft(state);
  const known = opened.river.tiles.length;
  const isOnKnownWater = ({ at }: Ship): boolean => at < placeOf(known, 0);
  // By the coal burned, then by the number of actions: of equally cheap ways the shortest.
  const open: Trail[][][] = [[[trailFrom(opened)]]];
  for (let coal = 0; coal < open.length; coal++) {
    const byLength = open[coal] ?? [];
    for (let length = 0; length < byLength.length; length++) {
      for (const trail of byLength[length] ?? []) {
        const { state } = trail;
        const growsFirst = state.river.tiles.length > known;
        const key = turnKey(state, true) + (growsFirst ? '+' : '');
        if (seen.has(key)) continue;
        seen.add(key);
        if (isStop(state)) {
          const place = state.ships[moverOf(state)].at;
          const found = stops.get(place);
          // Of equally cheap ways the one that is known to its end.
          if (found && (growsFirst || !found.growsFirst || found.coal < coal)) continue;
          const stop = { place, coal, moves: movesOf(trail), growsFirst, state };
          if (accepts(stop)) stops.set(place, stop);
          continue;
        }
        const goOn = (move: Move, after: State): void => {
          ((open[burned(after)] ??= [])[length + 1] ??= []).push({ state: after, move, before: trail });
        };
        if (state.phase.kind === 'laying') {
          if (!seesGrowth) continue;
          if (state.turn.points > 0 && !growsFirst) reveals.push(state);
          const { move, state: after } = withTileLaid(state);
          goOn(move, after);
          continue;
        }
        for (const move of movesToTry(state)) {
          if (move.kind === 'end') continue;
          const after = carryOut(state, move);
          if (!growsFirst || after.ships.every(isOnKnownWater)) goOn(move, after);
        }
      }
    }
  }
  return { stops, reveals };
};

/** The spaces the ship to move can end on by ways that are known to their end, the Rose's needs (BR-ROSE-8) aside. */
export const stopsFrom = (opened: State): ReadonlyMap<number, Stop> =>
  search(opened, { seesGrowth: false, accepts: () => true }).stops;

/** The same, and those it can end on after the river has grown, whatever tile comes. */
export const reachOf = (opened: State, accepts: Search['accepts'] = () => true): Reach =>
  search(opened, { seesGrowth: true, accepts });
