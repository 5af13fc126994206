import type { ReadonlySignal } from '@preact/signals';
import type { Heading, Refusal } from '@showboat/engine';
import type { PlannerTypes, Step, Planner as TablePlanner } from '@showboat/ui';
import type { Gain, Move, ShipId, State } from '../../game';
import type { Account } from './wake';

/** A space that the ship to move can end on. */
export interface LitSpace {
  readonly place: number;
  readonly coal: number;
  /** Another ship lies there now and would be pushed away. */
  readonly isPush: boolean;
  /** MQ-PUSH-11: the river grows on the way there. */
  readonly growsFirst: boolean;
}

/** A space of a planned way, with the movement points used up to there: logs and pushes count double. */
export interface RouteStep {
  readonly place: number;
  readonly points: number;
}

/** A hovered or chosen path, from where the ship is now. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly from: number;
  readonly route: readonly RouteStep[];
  readonly place: number;
  readonly heading: Heading;
  readonly speed: number;
  readonly coal: number;
  readonly account: Account;
  readonly turns: number;
  /** The ship enters logs: its speed drops to this at the end. */
  readonly speedAfter: number;
  /** It will be the first on the foremost tile. */
  readonly grows: boolean;
  /** MQ-PUSH-11: a ship that it pushes will be, and the river grows before it goes on. */
  readonly growsFirst: boolean;
  /** The ships it pushes away. */
  readonly pushes: readonly ShipId[];
  readonly gain: Gain | undefined;
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
  /** The speed with which the turn began. */
  readonly speedBefore: number;
  /** Movement points: used with the plan, and all there are. */
  readonly points: { readonly used: number; readonly all: number };
  readonly turns: number;
  /** What the turn has cost so far, and what the plan adds. */
  readonly account: Account;
  readonly aboard: number;
}

export const COMMANDS = [
  'slower', 'faster', 'port', 'ahead', 'starboard', 'astern', 'undo', 'redo',
  'board', 'refuel', 'exchange', 'decline', 'sail', 'dock', 'end',
] as const; // biome-ignore format: as on the dock

export type CommandId = (typeof COMMANDS)[number];

/** What a jetty has for the ship that stops there. */
export type Offer = 'board' | 'refuel';

/** One way to exchange coal, as the rules list it. */
export interface Exchange {
  readonly ship: ShipId;
  /** More than zero: given to that ship. */
  readonly coal: number;
  readonly move: Move;
}

/** A plan in progress that waits for a push: where it leads, and the moment it was interrupted. */
export interface Voyage {
  readonly goal: number;
  /** Where the plan pushes the ship that is met. */
  readonly push: Heading | undefined;
  readonly left: State;
  /** The push has come. Before it the ship is still on its way there. */
  readonly hasMet: boolean;
}

export interface Held {
  /** The space that is planned to. */
  readonly place: number | undefined;
  /** The speed that is wished for. */
  readonly wish: number | undefined;
  /** The space that the keys look at. */
  readonly cursor: number | undefined;
  /** The arrow keys go over all spaces, to ask about them. */
  readonly isAskingWhy: true | undefined;
  /** Of the ways that are asked for, the one that the keys look at. */
  readonly looked: Heading | undefined;
  readonly isExchanging: true | undefined;
  /** What must be confirmed: a plan that ends the race, or a turn that ends without what could be had. */
  readonly warned:
    | { readonly kind: 'doom'; readonly plan: Plan; readonly step: Step<Types> }
    | { readonly kind: 'leaving'; readonly offer: Offer }
    | undefined;
}

export interface Types extends PlannerTypes {
  readonly state: State;
  readonly move: Move;
  readonly target: number;
  readonly plan: Plan;
  readonly held: Held;
  readonly command: Exclude<CommandId, 'undo' | 'redo'> | 'next' | 'previous' | 'why' | 'up' | 'right' | 'down' | 'left';
  readonly rest: Voyage;
}

export interface Planner extends TablePlanner<Types> {
  readonly lit: ReadonlySignal<readonly LitSpace[]>;
  readonly asked: ReadonlySignal<Asked | undefined>;
  /** Of the possible answers, the one selected by keys, which Enter takes. */
  readonly choice: ReadonlySignal<Heading | undefined>;
  readonly wheels: ReadonlySignal<Wheels | undefined>;
  readonly exchanges: ReadonlySignal<readonly Exchange[]>;
  /** What the ship that has stopped could still take. */
  readonly offer: ReadonlySignal<Offer | undefined>;
  setSpeed(speed: number): void;
  /** Answers `asked`. */
  answer(heading: Heading): void;
  exchange(choice: Exchange | undefined): void;
  confirm(isMeant: boolean): void;
}
