import { carryOut, lay } from './actions';
import { NOWHERE } from './cells';
import { growthMoves } from './growth';
import { BOARD, END, REFUEL } from './moves';
import { LAYING_AFTER_TURN, SPEED_PHASE, FRESH_TURN, type State, isRose, moverOf, next } from './state';
import { turnMoves } from './turn-moves';
import { turnOpening } from './turn';

/** The ship that has just moved is to move again, the others where they are or, for all we know, somewhere else. */
const opensOut = (state: State, withOthers: boolean): boolean => {
  const mover = moverOf(state);
  const ships = withOthers ? state.ships : state.ships.map((ship, i) => (i === mover ? ship : { ...ship, at: NOWHERE }));
  return turnOpening({ ...state, ships, turn: FRESH_TURN, phase: SPEED_PHASE }) === 'out';
};

const isOutNext = (state: State): boolean => opensOut(state, true) && opensOut(state, false);

/** Every way the river may go on, if it does. */
const rivers = (closed: State): readonly State[] => {
  if (!closed.turn.mustGrow) return [closed];
  const laying = next(closed, closed.ships, closed.turn, LAYING_AFTER_TURN);
  return growthMoves(laying).map((move) => lay(laying, move));
};

/**
 * Whether the ship to move is out at its next turn if it stops here (MQ-ELIM-1), whatever tile comes: it has no way to go on where the
 * others are now, nor if they were all away. Only a push by another ship could save it. `stopped` is a moment with no points left.
 */
export const isDoomed = (stopped: State): boolean => {
  if (stopped.phase.kind !== 'sailing' || stopped.turn.points > 0) return false;
  const mover = moverOf(stopped);
  if (isRose(stopped.ships[mover])) return false;
  const docks = turnMoves(stopped).filter((move) => move === BOARD || move === REFUEL);
  const ends = [stopped, ...docks.map((move) => carryOut(stopped, move))].map((state) => carryOut(state, END));
  return ends.every((closed) => closed.ships[mover].status === 'sailing' && rivers(closed).every(isOutNext));
};
