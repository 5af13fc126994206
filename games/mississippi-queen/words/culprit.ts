import type { Past } from '@showboat/engine';
import type { Move } from '../rules/moves';
import { type ShipId, type State, moverOf } from '../rules/state';

/** Who pushed a ship since its own last turn; `undefined` if nobody did. */
export const pusherOf = ({ states, moves }: Past<State, Move>, ship: number): ShipId | undefined => {
  for (let at = moves.length - 1; at >= 0; at--) {
    const state = states[at];
    const { phase } = state;
    if (moves[at].kind === 'push' && phase.kind === 'pushing' && phase.ship === ship) return state.ships[moverOf(state)].id;
    if (moves[at].kind === 'speed' && moverOf(state) === ship) return undefined;
  }
  return undefined;
};
