import type { Choice } from '@showboat/engine';
import { tileOf } from '../rules/cells';
import { chartOf } from '../rules/chart';
import type { Move } from '../rules/moves';
import { hasPlan } from '../rules/plan';
import { type Ship, type State, moverOf } from '../rules/state';
import { turnsToStop } from './pace';
import { type Ways, wayToStation, waysOn } from './ways';

// What a captain sees who compares the board before and after a turn.

export type Turn = Choice<State, Move>;

export interface Look {
  readonly before: State;
  readonly after: State;
  /** The ship that decides: the one to move, or the one that answers a push. */
  readonly index: number;
  readonly own: Ship;
  readonly now: Ship;
  readonly choice: Turn;
  readonly others: readonly Turn[];
}

export const shipThatDecides = (state: State): number => {
  const { phase } = state;
  return phase.kind === 'placing' || phase.kind === 'aligning' || phase.kind === 'offered' ? phase.ship : moverOf(state);
};

export const hasMove = ({ moves }: Turn, kind: Move['kind']): boolean => moves.some((move) => move.kind === kind);

/** Turns are over or have not begun: only then a position can be compared with another. */
export const isAtRest = ({ phase }: State): boolean =>
  phase.kind === 'speed' || phase.kind === 'stuck' || phase.kind === 'over' || (phase.kind === 'laying' && !phase.midTurn);

export const isDoomed = (state: State, index: number): boolean => {
  const { status, coal } = state.ships[index];
  if (status !== 'sailing') return status === 'out';
  return isAtRest(state) && !isOnFrontier(state, index) && !hasPlan(state, index, coal);
};

/** What lies ahead of such a ship is not known yet. */
const isOnFrontier = (state: State, index: number): boolean =>
  tileOf(state.ships[index].at) === chartOf(state.river, state.options).frontier;

export const needsCoalNext = (state: State, index: number): boolean =>
  state.ships[index].status === 'sailing' && isAtRest(state) && !isOnFrontier(state, index) && !hasPlan(state, index, 0);

/** What most alternatives do as well is no reason. */
export const isSoInMost = (others: readonly Turn[], isSo: (other: Turn) => boolean): boolean =>
  others.length > 0 && 2 * others.filter(isSo).length >= others.length;

export const waysIn = (state: State): Ways => waysOn(chartOf(state.river, state.options), state.river);

/** Turns from a ship to the jetty on a tile; Infinity where there is none. */
export const turnsToJetty = (state: State, { at, heading, speed }: Ship, tile: number): number => {
  const ways = waysIn(state);
  const station = ways.tiles.indexOf(tile);
  return station < 0 ? Infinity : turnsToStop(speed, wayToStation(ways, station)[at * 6 + heading]);
};

/** Coal that a turn burns; nothing can be said where coal was filled up or handed over. */
export const burned = (before: State, index: number, turn: Turn): number | undefined =>
  hasMove(turn, 'refuel') || hasMove(turn, 'exchange') ? undefined : before.ships[index].coal - turn.state.ships[index].coal;
