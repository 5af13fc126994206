import type { Seat } from '@showboat/engine';
import { NOWHERE, YARD, tileOf } from './cells';
import { LAND, LOGS, SAND, chartOf, kindAt } from './chart';
import { endingAfterTurn, out } from './finish';
import { withoutTilesLeftBehind } from './growth';
import { orderOfPlay } from './order';
import { PLENTY, hasPlan } from './plan';
import {
  type Ending,
  FRESH_TURN,
  LAYING_AFTER_TURN,
  NOBODY,
  type Phase,
  SPEED_PHASE,
  STUCK,
  type Ship,
  type State,
  type Turn,
  isRose,
  moverOf,
  next as nextState,
  onRiver,
  sailingAt,
  withShip,
} from './state';

/** BR-ROSE-2, AMB-37: the owner of the ship last in the order, or of the one before it who still has a ship in play. */
export const controllerOf = (ships: readonly Ship[], order: readonly number[]): Seat => {
  for (let i = order.length - 1; i >= 0; i--) {
    const { seat } = ships[order[i]];
    if (seat !== NOBODY && ships.some((ship) => ship.seat === seat && ship.status === 'sailing')) return seat;
  }
  return NOBODY;
};

/** The coal the ship to move can still burn: its own, the yard's bonus (BR-6P-3), or what the Rose is allowed. */
export const coalLeft = (state: State): number => {
  const ship = state.ships[moverOf(state)];
  return isRose(ship) ? state.turn.roseCoal : ship.coal + state.turn.bonus;
};

const withTurn = (state: State, controller: Seat, turn: Turn, phase: Phase): State => ({
  options: state.options,
  river: state.river,
  stack: state.stack,
  waiting: state.waiting,
  ships: state.ships,
  round: state.round,
  order: state.order,
  next: state.next,
  roseGiven: state.roseGiven,
  bonusCoal: state.bonusCoal,
  controller,
  turn,
  phase,
});

/** BR-ROSE-4, BR-ROSE-9: one coal, or the least with which she has a plan; `undefined` if she has none (BR-ROSE-10). */
const roseAllowance = (state: State, rose: number): number | undefined => {
  if (hasPlan(state, rose, 1)) return 1;
  if (!hasPlan(state, rose, PLENTY)) return undefined;
  let coal = 2;
  while (!hasPlan(state, rose, coal)) coal++;
  return coal;
};

/** MQ-ELIM-4: nothing that may ever change keeps it on its sand bar. */
const isStrandedForGood = (state: State, ship: Ship): boolean => {
  const chart = chartOf(state.river, state.options);
  if (kindAt(chart, ship.at) !== SAND) return false;
  const ahead = chart.beside[ship.at * 6 + ship.heading];
  const astern = chart.beside[ship.at * 6 + ((ship.heading + 3) % 6)];
  const isShut = (place: number): boolean => place === NOWHERE || kindAt(chart, place) === LAND;
  return isShut(ahead) && (isShut(astern) || kindAt(chart, astern) === LOGS);
};

/** How a ship's turn begins: it has a plan, cannot move at all, or is out of coal for good (MQ-ELIM-1, -4). */
export const turnOpening = (state: State): State | 'out' => {
  const index = moverOf(state);
  const ship = state.ships[index];
  const controller = state.options.rose ? controllerOf(state.ships, state.order) : NOBODY;
  if (isRose(ship)) {
    const opened = withTurn(state, controller, FRESH_TURN, STUCK);
    const roseCoal = roseAllowance(opened, index);
    return roseCoal === undefined ? opened : withTurn(state, controller, { ...FRESH_TURN, roseCoal }, SPEED_PHASE);
  }
  const bonus = state.bonusCoal && ship.at === YARD ? 1 : 0;
  const turn = bonus > 0 ? { ...FRESH_TURN, bonus } : FRESH_TURN;
  const opened = withTurn(state, controller, turn, SPEED_PHASE);
  if (hasPlan(opened, index, ship.coal + bonus)) return opened;
  if (hasPlan(opened, index, PLENTY) || isStrandedForGood(state, ship)) return 'out';
  return withTurn(state, controller, turn, STUCK);
};

/** The ship to move begins its turn, or is removed without an action and the next one does. */
export const openTurn = (state: State): State => {
  const opened = turnOpening(state);
  return opened === 'out' ? afterTurn(withMoverOut(state)) : opened;
};

export const withMoverOut = (state: State): State => {
  const index = moverOf(state);
  return {
    ...state,
    ships: withShip(state.ships, index, out(state.ships, state.ships[index])),
    turn: FRESH_TURN,
    phase: SPEED_PHASE,
  };
};

/** BR-6P-3: the yard's bonus coal is lost when the first turn from there is over. */
const bonusCoalAfter = (state: State): boolean => {
  if (!state.bonusCoal) return false;
  const waiting = sailingAt(state.ships, YARD);
  return waiting >= 0 && waiting !== moverOf(state) && !isRose(state.ships[waiting]);
};

/** MQ-REM-1 … 4, AMB-6: at the end of every turn, the Black Rose counts as a ship. */
export const removeTiles = (state: State): State => {
  if (state.options.keepTiles) return state;
  let oldest = Infinity;
  for (const ship of state.ships) if (ship.at >= 0) oldest = Math.min(oldest, tileOf(ship.at));
  if (oldest === Infinity || oldest === state.river.first) return state;
  const { river, waiting } = withoutTilesLeftBehind(state.river, state.waiting, oldest);
  return onRiver(state, river, state.stack, waiting, state.phase);
};

export const over = (state: State, ending: Ending): State => ({ ...state, turn: FRESH_TURN, phase: { kind: 'over', ending } });

/** The turn is played: lay what is due, else go on. */
export const settle = (closed: State): State =>
  closed.turn.mustGrow ? nextState(closed, closed.ships, closed.turn, LAYING_AFTER_TURN) : afterTurn(closed);

/** Everything is laid: tiles are removed, the race may be over, and the next ship begins. */
export const afterTurn = (state: State): State => {
  const bonusCoal = bonusCoalAfter(state);
  const cleared = removeTiles(state);
  const ending = endingAfterTurn(cleared);
  if (ending) return over({ ...cleared, bonusCoal }, ending);
  let { next, order, round, roseGiven } = cleared;
  do next++;
  while (next < order.length && cleared.ships[order[next]].status !== 'sailing');
  if (next === order.length) {
    // VAR-14
    if (cleared.options.roundLimit > 0 && round >= cleared.options.roundLimit)
      return over({ ...cleared, bonusCoal }, 'round-limit');
    round++;
    order = orderOfPlay(cleared);
    next = 0;
    roseGiven = 0;
  }
  return openTurn({
    options: cleared.options,
    river: cleared.river,
    stack: cleared.stack,
    waiting: cleared.waiting,
    ships: cleared.ships,
    round,
    order,
    next,
    roseGiven,
    bonusCoal,
    controller: cleared.controller,
    turn: FRESH_TURN,
    phase: SPEED_PHASE,
  });
};
