import type { Heading, Seat } from '@showboat/engine';
import type { Exit } from './cells';
import type { Options } from './options';

/** MQ-COMP-4; `crimson` is the second red, `black` the Black Rose. Ships stand in this order in every state. */
export const SHIP_IDS = ['beige', 'grey', 'brown', 'red', 'green', 'white', 'crimson', 'black'] as const;
export type ShipId = (typeof SHIP_IDS)[number];

export const ROSE: ShipId = 'black';
/** The Rose's owner. */
export const NOBODY: Seat = -1;
/** BR-ROSE-4, BR-ROSE-12: her coal is unlimited, and higher than any number in the order of play. */
export const ROSE_COAL = 99;

export const FULL_COAL = 6;
export const TOP_SPEED = 6;
/** MQ-PAS-4: aboard one ship, and needed to land. */
export const PASSENGERS = 2;

export interface Ship {
  readonly id: ShipId;
  readonly seat: Seat;
  /** A place, or NOWHERE once it has left the river. */
  readonly at: number;
  readonly heading: Heading;
  readonly speed: number;
  readonly coal: number;
  /** The tile numbers at which its passengers boarded, ascending. */
  readonly aboard: readonly number[];
  readonly status: 'sailing' | 'landed' | 'out';
  /** Its rank among the ships that landed, or that went out; 0 while it sails. */
  readonly place: number;
}

export interface RiverTile {
  readonly id: string;
  /** The exit of the tile before it that it hangs on; the start tile has S. */
  readonly exit: Exit;
  readonly heading: Heading;
  /** Where its c2 lies; the start tile's is the origin. */
  readonly q: number;
  readonly r: number;
}

export interface River {
  /** All tiles ever laid: numbers never change. */
  readonly tiles: readonly RiverTile[];
  /** The oldest tile still on the table. */
  readonly first: number;
  readonly pier: Exit | 'none';
}

/** What the ship to move has done and may still do. Between turns it is fresh. */
export interface Turn {
  /** Movement points left. */
  readonly points: number;
  /** MQ-MOVE-5: the free turn is used. */
  readonly turned: boolean;
  /** MQ-PUSH-4: every space it has left this turn, the first one included. */
  readonly crossed: readonly number[];
  /** Logs spaces entered; they cost speed when the movement is over (BR-LOG-2). */
  readonly logs: number;
  /** MQ-RIV-7: it was the first ship on the foremost tile. */
  readonly mustGrow: boolean;
  /** What is still open after the last step: turning, docking, exchanging. */
  readonly stage: 'moving' | 'stopped' | 'docked' | 'exchanged';
  /** BR-6P-3 */
  readonly bonus: number;
  /** BR-ROSE-4, BR-ROSE-9: coal the Rose may still burn in this move. */
  readonly roseCoal: number;
}

export type Phase =
  | { readonly kind: 'first-tile' }
  | { readonly kind: 'placing'; readonly ship: number }
  | { readonly kind: 'speed' }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'sailing' }
  | { readonly kind: 'pushing'; readonly ship: number }
  /** The owner of a pushed ship, or of one that backed off a sand bar, sets its heading. */
  | { readonly kind: 'aligning'; readonly ship: number }
  | { readonly kind: 'offered'; readonly ship: number }
  /** Chance lays a tile, or the pier after the last one; `midTurn` when a pushed ship was the first on the foremost tile. */
  | { readonly kind: 'laying'; readonly midTurn: boolean }
  /** Only within the rules: the turn is played, tiles are not yet laid or removed. `turns` and BR-ROSE-8 look at this moment. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'over'; readonly ending: Ending };

export const ENDINGS = ['first-landing', 'places-settled', 'survivor', 'nobody-left', 'round-limit'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  readonly options: Options;
  readonly river: River;
  /** The tiles that may still be laid, a set in the order of the tile table. */
  readonly stack: readonly string[];
  /** Passengers waiting, by tile number. */
  readonly waiting: readonly number[];
  readonly ships: readonly Ship[];
  readonly round: number;
  /** Indexes into `ships`: all that were sailing when the round began. */
  readonly order: readonly number[];
  /** Index into `order` of the ship to move. */
  readonly next: number;
  readonly roseGiven: number;
  readonly bonusCoal: boolean;
  /** BR-ROSE-2: the seat that moves the Rose, read between turns; NOBODY without her. */
  readonly controller: Seat;
  readonly turn: Turn;
  readonly phase: Phase;
}

export const FRESH_TURN: Turn = {
  points: 0,
  turned: false,
  crossed: [],
  logs: 0,
  mustGrow: false,
  stage: 'moving',
  bonus: 0,
  roseCoal: 0,
};

export const SPEED_PHASE: Phase = { kind: 'speed' };
export const STUCK: Phase = { kind: 'stuck' };
export const SAILING: Phase = { kind: 'sailing' };
export const CLOSED: Phase = { kind: 'closed' };
export const LAYING_MID_TURN: Phase = { kind: 'laying', midTurn: true };
export const LAYING_AFTER_TURN: Phase = { kind: 'laying', midTurn: false };

export const moverOf = (state: State): number => state.order[state.next];

export const isRose = (ship: Ship): boolean => ship.id === ROSE;

/** Who moves and aligns a ship (BR-ROSE-3, BR-ROSE-11). */
export const seatOfShip = (state: State, ship: Ship): Seat => (ship.seat === NOBODY ? state.controller : ship.seat);

export const sailingAt = (ships: readonly Ship[], place: number): number => {
  for (let i = 0; i < ships.length; i++) if (ships[i].at === place) return i;
  return -1;
};

// Hand-written copies: object spread is many times slower, and these run at every step of every search.

export const withShip = (ships: readonly Ship[], index: number, ship: Ship): readonly Ship[] => {
  const copy = ships.slice();
  copy[index] = ship;
  return copy;
};

export const next = (state: State, ships: readonly Ship[], turn: Turn, phase: Phase): State => ({
  options: state.options,
  river: state.river,
  stack: state.stack,
  waiting: state.waiting,
  ships,
  round: state.round,
  order: state.order,
  next: state.next,
  roseGiven: state.roseGiven,
  bonusCoal: state.bonusCoal,
  controller: state.controller,
  turn,
  phase,
});

export const onRiver = (
  state: State,
  river: River,
  stack: readonly string[],
  waiting: readonly number[],
  phase: Phase,
): State => ({
  options: state.options,
  river,
  stack,
  waiting,
  ships: state.ships,
  round: state.round,
  order: state.order,
  next: state.next,
  roseGiven: state.roseGiven,
  bonusCoal: state.bonusCoal,
  controller: state.controller,
  turn: state.turn,
  phase,
});
