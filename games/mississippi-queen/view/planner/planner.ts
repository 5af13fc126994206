import type { ReadonlySignal } from '@preact/signals';
import type { Heading, Refusal } from '@showboat/engine';
import type { TableFrame } from '@showboat/ui';
import type { Move, ShipId, State } from '../../game';

// What the board and the dock share: what is lit, planned and asked. The planner asks the rules about everything and decides nothing.

/** A space that the ship to move can end on. */
export interface LitSpace {
  readonly place: number;
  readonly coal: number;
  /** Another ship lies there now and would be pushed away. */
  readonly isPush: boolean;
}

/** A space of a planned way, with the movement points used up to there: logs and pushes count double. */
export interface RouteStep {
  readonly place: number;
  readonly points: number;
}

/** A way that is looked at or chosen, from where the ship is now. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly from: number;
  readonly route: readonly RouteStep[];
  readonly place: number;
  readonly heading: Heading;
  readonly speed: number;
  readonly coal: number;
  readonly turns: number;
  /** The ship enters logs: its speed drops to this at the end. */
  readonly speedAfter: number;
  /** It will be the first on the foremost tile. */
  readonly grows: boolean;
  /** MQ-ELIM-1: if it stops there, it is out next turn unless somebody pushes it. */
  readonly isDoomed: boolean;
}

/** One of the six ways to push a ship or to point one. Barred ones say why. */
export interface Way {
  readonly heading: Heading;
  /** Where the pushed ship would go; `undefined` off the river, and for alignments. */
  readonly place: number | undefined;
  readonly refusal: Refusal | undefined;
}

export interface Asked {
  readonly kind: 'push' | 'align' | 'place';
  /** The ship that is pushed or pointed. */
  readonly ship: ShipId;
  readonly ways: readonly Way[];
}

/** The two wheels of the ship in question, with what the plan makes of them. */
export interface Wheels {
  readonly ship: ShipId;
  readonly speed: number;
  readonly speedPlanned: number;
  /** The speeds that cost no coal. */
  readonly free: readonly [number, number];
  /** Which of 1..6 may be set now, and why the others may not. */
  readonly speeds: readonly (Refusal | undefined)[];
  /** `undefined` for the Black Rose, who has no counter. */
  readonly coal: number | undefined;
  readonly coalPlanned: number | undefined;
  /** Movement points: used with the plan, and all there are. */
  readonly points: { readonly used: number; readonly all: number };
  readonly turns: number;
  readonly turnCoal: number;
  readonly aboard: number;
}

export const COMMANDS = [
  'slower', 'faster', 'port', 'ahead', 'starboard', 'astern', 'undo', 'redo',
  'board', 'refuel', 'exchange', 'decline', 'sail', 'end',
] as const; // biome-ignore format: as on the dock

export type CommandId = (typeof COMMANDS)[number];

/** A button. One that is barred can still be pressed: then it says why. */
export interface Command {
  readonly id: CommandId;
  readonly isOpen: boolean;
  readonly refusal: Refusal | undefined;
}

/** One way to exchange coal, as the rules list it. */
export interface Exchange {
  readonly ship: ShipId;
  /** More than zero: given to that ship. */
  readonly coal: number;
  readonly move: Move;
}

export interface Planner {
  readonly frame: TableFrame<State, Move>;
  readonly lit: ReadonlySignal<readonly LitSpace[]>;
  /** What is hovered, else what is chosen, else the hint that is looked at. */
  readonly plan: ReadonlySignal<Plan | undefined>;
  readonly isChosen: ReadonlySignal<boolean>;
  readonly asked: ReadonlySignal<Asked | undefined>;
  /** Of the ways that are asked for, the one that keys look at and Enter takes. */
  readonly choice: ReadonlySignal<Heading | undefined>;
  readonly wheels: ReadonlySignal<Wheels | undefined>;
  readonly commands: ReadonlySignal<Readonly<Record<CommandId, Command>>>;
  readonly exchanges: ReadonlySignal<readonly Exchange[]>;
  readonly isExchangeOpen: ReadonlySignal<boolean>;
  /** Something to be confirmed before it is done: a plan that ends the race. */
  readonly warning: ReadonlySignal<Plan | undefined>;
  /** Why a space or a button is barred, beside the board; cleared with the next thing done. */
  readonly whyNot: ReadonlySignal<{ readonly place: number | undefined; readonly refusal: Refusal } | undefined>;
  /** The space that the keys look at. */
  readonly cursor: ReadonlySignal<number | undefined>;
  hover(place: number | undefined): void;
  /** The first click plans, the second on the same space carries out; on a barred space: why not? */
  choose(place: number): void;
  press(command: CommandId): void;
  setSpeed(speed: number): void;
  /** Answers `asked`. */
  answer(heading: Heading): void;
  exchange(choice: Exchange | undefined): void;
  confirm(isMeant: boolean): void;
  onKey(event: KeyboardEvent): boolean;
  close(): void;
}
