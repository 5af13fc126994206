import type { Seat } from '@showboat/engine';
import {
  type Move,
  type Ship,
  type State,
  TOP_SPEED,
  mississippiQueen as game,
  isRose,
  moverOf,
  seatOfShip,
  speedCoal,
} from '../../game';
import type { Plan, Wheels } from './planner';
import { pointsUsed } from './plans';
import { type Account, type Wake, accountOf } from './wake';

export const SPEEDS: readonly number[] = Array.from({ length: TOP_SPEED }, (_, i) => i + 1);

/** The ship that a decision is about. */
export const shipInQuestion = (state: State): Ship | undefined => {
  const { phase } = state;
  if (phase.kind === 'over' || phase.kind === 'first-tile') return undefined;
  // Who pushes looks at his own wheels.
  const index = 'ship' in phase && phase.kind !== 'pushing' ? phase.ship : moverOf(state);
  return state.ships[index];
};

/** The wheels in use: those of the seat to decide, and its own while its moves are still being shown. */
const shipToShow = (state: State, seat: Seat | undefined, self: Seat | undefined): Ship | undefined => {
  const ship = shipInQuestion(state);
  return ship && (seat !== undefined || seatOfShip(state, ship) === self) ? ship : undefined;
};

export interface Dialled {
  readonly seat: Seat | undefined;
  readonly self: Seat | undefined;
  readonly wish: number | undefined;
  readonly plan: Plan | undefined;
  readonly wake: Wake;
}

/** The plan, or the speed that is wished for. */
const intended = (state: State, { wish, plan }: Dialled): readonly Move[] => {
  if (plan) return plan.moves;
  if (wish === undefined || state.phase.kind !== 'speed') return [];
  const move: Move = { kind: 'speed', to: wish };
  return game.refuse(state, move) ? [] : [move];
};

const sum = (a: Account, b: Account): Account => ({ speed: a.speed + b.speed, turns: a.turns + b.turns, sand: a.sand + b.sand });

const NOTHING: Account = { speed: 0, turns: 0, sand: 0 };

export const wheelsOf = (state: State, dialled: Dialled): Wheels | undefined => {
  const ship = shipToShow(state, dialled.seat, dialled.self);
  if (!ship) return undefined;
  const mover = shipInQuestion(state) === undefined ? undefined : state.ships[moverOf(state)];
  const isMoving = ship === mover;
  const plan = isMoving ? dialled.plan : undefined;
  const moves = isMoving ? intended(state, dialled) : [];
  const after = moves.reduce((now, move) => game.apply(now, move), state);
  const opened = isMoving ? dialled.wake.opened.ships.find(({ id }) => id === ship.id) : undefined;
  const coalAfter = after.ships.find(({ id }) => id === ship.id)?.coal ?? ship.coal;
  const wish = isMoving && state.phase.kind === 'speed' ? dialled.wish : undefined;
  const free = SPEEDS.filter((speed) => speedCoal(ship.speed, speed) === 0);
  const speedPlanned = plan?.speed ?? wish ?? ship.speed;
  const turns = isMoving ? dialled.wake.turns + (plan?.turns ?? 0) : 0;
  return {
    ship: ship.id,
    speed: ship.speed,
    speedPlanned,
    free: [free[0], free[free.length - 1]],
    speeds: SPEEDS.map((to) => (isMoving && dialled.seat !== undefined ? game.refuse(state, { kind: 'speed', to }) : undefined)),
    coal: isRose(ship) ? undefined : ship.coal,
    coalPlanned: isRose(ship) ? undefined : coalAfter,
    points: { used: plan?.route.at(-1)?.points ?? (isMoving ? pointsUsed(state) : 0), all: speedPlanned },
    speedBefore: opened?.speed ?? ship.speed,
    turns,
    account: isMoving ? sum(dialled.wake.spent, plan?.account ?? accountOf(state, moves)) : NOTHING,
    aboard: ship.aboard.length,
  };
};
