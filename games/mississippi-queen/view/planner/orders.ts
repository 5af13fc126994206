import type { Refusal } from '@showboat/engine';
import { type Move, type State, isSameMove, mississippiQueen as game, moverOf, seatOfShip } from '../../game';
import { SPEEDS } from './dials';
import type { Exchange, Offer } from './planner';

export type Steering = 'port' | 'ahead' | 'starboard' | 'astern';
export type Docking = 'board' | 'refuel' | 'decline' | 'end';

export const MOVES: Readonly<Record<Steering | Docking, Move>> = {
  port: { kind: 'turn', side: 'port' },
  ahead: { kind: 'step' },
  starboard: { kind: 'turn', side: 'starboard' },
  astern: { kind: 'astern' },
  board: { kind: 'board' },
  refuel: { kind: 'refuel' },
  decline: { kind: 'decline' },
  end: { kind: 'end' },
};

export type Checked =
  | { readonly moves: readonly Move[]; readonly refusal: undefined }
  | { readonly moves: undefined; readonly refusal: Refusal };

const check = (state: State, move: Move, before: readonly Move[] = []): Checked => {
  const refusal = game.legalMoves(state).some((legal) => isSameMove(legal, move)) ? undefined : game.refuse(state, move);
  return refusal ? { moves: undefined, refusal } : { moves: [...before, move], refusal };
};

/** Step by step; where no speed is set yet the one wished for, or the present one, is set first. */
export const steer = (state: State, move: Move, wish: number | undefined): Checked => {
  if (state.phase.kind !== 'speed') return check(state, move);
  const speed: Move = { kind: 'speed', to: wish ?? state.ships[moverOf(state)].speed };
  const set = check(state, speed);
  return set.moves ? check(game.apply(state, speed), move, set.moves) : set;
};

/** The next speed in a direction that may be set; else why the very next may not. */
export const shift = (
  state: State,
  by: 1 | -1,
  wish: number | undefined,
): { readonly to: number | undefined; readonly refusal: Refusal | undefined } => {
  const from = wish ?? state.ships[moverOf(state)].speed;
  const ahead = SPEEDS.filter((speed) => (by > 0 ? speed > from : speed < from)).sort((a, b) => (a - b) * by);
  const to = ahead.find((speed) => !game.refuse(state, { kind: 'speed', to: speed }));
  return { to, refusal: to === undefined ? game.refuse(state, { kind: 'speed', to: from + by }) : undefined };
};

/** What the ship to move could take where it has stopped. */
export const offerOf = (state: State): Offer | undefined =>
  state.phase.kind === 'sailing' && state.turn.points === 0
    ? game
        .legalMoves(state)
        .map(({ kind }) => kind)
        .find((kind) => kind === 'board' || kind === 'refuel')
    : undefined;

export const exchangesOf = (state: State): readonly Exchange[] =>
  game.legalMoves(state).flatMap((move) => (move.kind === 'exchange' ? [{ ship: move.ship, coal: move.coal, move }] : []));

/** Why there is nothing to exchange: asked about the ship that is most likely meant. */
export const barToExchange = (state: State): Refusal | undefined => {
  const mover = state.ships[moverOf(state)];
  const others = state.ships.filter((ship) => ship !== mover);
  const sailing = others.filter((ship) => ship.status === 'sailing');
  const own = sailing.find((ship) => seatOfShip(state, ship) === seatOfShip(state, mover));
  const partner = own ?? sailing[0] ?? others[0];
  return game.refuse(state, { kind: 'exchange', ship: partner.id, coal: 1 });
};
