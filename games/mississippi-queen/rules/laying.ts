import { lay } from './actions';
import { growthMoves } from './growth';
import type { LayMove } from './moves';
import { LAYING_MID_TURN, SAILING, type State, next } from './state';

/** MQ-PUSH-11, MQ-RIV-4: the pusher goes on once a tile lies there, and after the last tile the pier. */
export const afterLayingMidTurn = (laid: State): State => {
  const isPierDue = laid.stack.length === 0 && laid.river.pier === 'none';
  return next(laid, laid.ships, laid.turn, isPierDue ? LAYING_MID_TURN : SAILING);
};

/** Any tile that may come: for searches that keep to the water that lay there before. */
export const withTileLaid = (state: State): { readonly move: LayMove; readonly state: State } => {
  const [move] = growthMoves(state);
  return { move, state: afterLayingMidTurn(lay(state, move)) };
};
