import type { Refusal } from '@showboat/engine';
import { type Move, type State, isSameMove, mississippiQueen as game, moverOf, seatOfShip } from '../../game';
import { SPEEDS } from './dials';
import type { Command, CommandId, Exchange } from './planner';

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

/** Reasons are looked for only where somebody asks. */
const command = (id: CommandId, isOpen: boolean, why: () => Refusal | undefined = () => undefined): Command => ({
  id,
  isOpen,
  get refusal() {
    return isOpen ? undefined : why();
  },
});

export interface Situation {
  readonly isOurs: boolean;
  readonly isAsked: boolean;
  readonly wish: number | undefined;
  readonly canSail: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const commandsOf = (state: State, now: Situation): Readonly<Record<CommandId, Command>> => {
  const commandFor = (id: CommandId): Command => {
    if (id === 'undo') return command(id, now.canUndo);
    if (id === 'redo') return command(id, now.canRedo);
    if (!now.isOurs) return command(id, false);
    switch (id) {
      case 'slower':
      case 'faster': {
        const { to, refusal } = shift(state, id === 'faster' ? 1 : -1, now.wish);
        return command(id, to !== undefined, () => refusal);
      }
      case 'port':
      case 'starboard':
      case 'ahead':
      case 'astern': {
        if (now.isAsked) return command(id, id === 'port' || id === 'starboard', () => game.refuse(state, MOVES[id]));
        const { refusal } = steer(state, MOVES[id], now.wish);
        return command(id, !refusal, () => refusal);
      }
      case 'board':
      case 'refuel':
      case 'decline':
      case 'end': {
        const { refusal } = check(state, MOVES[id]);
        return command(id, !refusal, () => refusal);
      }
      case 'exchange':
        return command(id, exchangesOf(state).length > 0, () => barToExchange(state));
      case 'sail':
        return command(id, now.canSail);
    }
  };
  return {
    slower: commandFor('slower'),
    faster: commandFor('faster'),
    port: commandFor('port'),
    ahead: commandFor('ahead'),
    starboard: commandFor('starboard'),
    astern: commandFor('astern'),
    undo: commandFor('undo'),
    redo: commandFor('redo'),
    board: commandFor('board'),
    refuel: commandFor('refuel'),
    exchange: commandFor('exchange'),
    decline: commandFor('decline'),
    sail: commandFor('sail'),
    end: commandFor('end'),
  };
};
