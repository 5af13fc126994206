import { gainOf } from './gains';
import { reachOf } from './reach';
import { FRESH_TURN, PASSENGERS, SPEED_PHASE, type State, isRose, moverOf } from './state';
import { turnOpening } from './turn';

/** The same moment with this ship to begin its turn; `undefined` if it could not. */
const openedFor = (state: State, index: number): State | undefined => {
  const next = state.order.indexOf(index);
  const opened = next < 0 ? 'out' : turnOpening({ ...state, next, turn: FRESH_TURN, phase: SPEED_PHASE });
  return opened === 'out' ? undefined : opened;
};

/** Whether a ship would land in its next turn if nothing were in its way that is not there now: what the others have to fear. */
export const canLandNext = (state: State, index: number): boolean => {
  const ship = state.ships[index];
  const { river, options, phase } = state;
  if (river.pier === 'none' || ship.status !== 'sailing' || isRose(ship)) return false;
  // In the middle of its turn it is the board that says what it can do.
  if (phase.kind === 'over' || (index === moverOf(state) && phase.kind !== 'speed')) return false;
  // AMB-2: the second may wait where it lands.
  if (options.mode === 'passengers' && ship.aboard.length < PASSENGERS - 1) return false;
  const opened = openedFor(state, index);
  return opened !== undefined && reachOf(opened, (stop) => gainOf(stop.state) === 'lands').stops.size > 0;
};
