import { carryOut } from './actions';
import { turnMoves } from './turn-moves';
import type { Move } from './moves';
import { isRoseAtEase, quietEndWithRoseAtEase } from './plan';
import { type State, isRose, moverOf } from './state';
import { coalLeft } from './turn';
import { turnKey } from './turn-key';

// BR-ROSE-8: nobody puts the Rose where she needs more than one coal, if he can avoid it. An action is legal if an outcome with the
// Rose at ease can still be reached after it; if none can be reached anyhow, all are. Answers of other seats are bound alike.

export const roseOf = (state: State): number => {
  if (!state.options.rose) return -1;
  return state.ships.findIndex((ship) => isRose(ship) && ship.status === 'sailing');
};

/** The generator of legal moves within a turn. */
export const legalTurnMoves = (state: State): readonly Move[] => {
  const moves = turnMoves(state);
  if (!state.options.rose || moves.length < 2 || state.phase.kind === 'placing') return moves;
  const rose = roseOf(state);
  if (rose < 0) return moves;
  const bound = moves.filter((move) => canEndWithRoseAtEase(carryOut(state, move), rose));
  return bound.length > 0 ? bound : moves;
};

/** Coal changes nothing for the Rose, and the mover's last turns only if she is the mover, or may not push it astern (VAR-8). */
const mattersToRose = (state: State, move: Move, isRoseMoving: boolean): boolean => {
  if (move.kind === 'exchange' || move.kind === 'refuel') return false;
  return isRoseMoving || state.options.noPushAstern || move.kind !== 'turn' || state.turn.points > 0;
};

/** Whether an outcome with the Rose at ease can still be reached from a moment within a turn. */
export const canEndWithRoseAtEase = (state: State, rose: number, seen: Set<string> = new Set()): boolean => {
  const { kind } = state.phase;
  if (kind === 'laying') return true;
  if (kind === 'closed') return isRoseAtEase(state, rose);
  const mover = moverOf(state);
  if (kind === 'sailing' && quietEndWithRoseAtEase(state, rose, coalLeft(state))) return true;
  const key = turnKey(state);
  if (seen.has(key)) return false;
  seen.add(key);
  return turnMoves(state).some(
    (move) => mattersToRose(state, move, mover === rose) && canEndWithRoseAtEase(carryOut(state, move), rose, seen),
  );
};
