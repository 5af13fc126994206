import { backOff, setSpeed, step, turn } from './movement';
import { board, close, dockingShip, refuel } from './docking';
import { exchange } from './exchange';
import { grow } from './growth';
import type { LayMove, Move } from './moves';
import { afterAnswers, align, push } from './push';
import { type State, onRiver } from './state';

// One transition for everything within a turn: referee, bots, searches and `turns` all go through here.

/** The state after an action, the end of the turn not yet settled. Trusts its caller. */
export const carryOut = (state: State, move: Move): State => {
  switch (move.kind) {
    case 'speed':
      return setSpeed(state, move.to);
    case 'step':
      return step(state);
    case 'turn':
      return turn(state, move.side === 'port' ? -1 : 1);
    case 'push':
      return push(state, move.heading);
    case 'astern':
      return backOff(state);
    case 'align':
      return align(state, move.heading);
    case 'board':
      return board(state);
    case 'refuel':
      return refuel(state);
    case 'decline':
      return afterAnswers(state, dockingShip(state));
    case 'exchange':
      return exchange(state, move.ship, move.coal);
    case 'end':
      return close(state);
    case 'lay':
    case 'resign':
      throw new Error(`${move.kind} is not an action within a turn`);
  }
};

/** What chance lays, the turn around it not yet resumed. */
export const lay = (state: State, move: LayMove): State => {
  const { river, stack, waiting } = grow(state, move.exit, move.tile);
  return onRiver(state, river, stack, waiting, state.phase);
};
