import type { ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat } from '@showboat/engine';
import type { Hint, TableFrame } from '../view';
import type { KeyRow } from './keyboard';
import type { Pending } from './pending';
import type { PlannerTypes } from './planner-types';

// Choose, plan, carry out, take back: the same at every table. A game says what its choices are and what pointing and pressing come to;
// the planner keeps what is held, shows it and carries it out. It asks the rules about everything and decides nothing.

/** The moment in which somebody points or presses. */
export interface Now<Of extends PlannerTypes> {
  readonly state: Of['state'];
  readonly held: Of['held'];
  readonly hinted: Of['plan'] | undefined;
  readonly pending: Pending<Of>;
}

/** What pointing or pressing comes to. */
export type Step<Of extends PlannerTypes> =
  | { readonly kind: 'nothing' }
  /** This is the plan from now on, and told. */
  | { readonly kind: 'plan'; readonly plan: Of['plan']; readonly held: Of['held'] }
  /** Less than a plan: a card, a cat, a speed. With `isShown` it is shown wherever the mouse happens to rest. */
  | { readonly kind: 'hold'; readonly held: Of['held']; readonly said?: string | undefined; readonly isShown?: true }
  /** `held` is what whoever undoes it finds again. */
  | {
      readonly kind: 'play';
      readonly moves: readonly Of['move'][];
      readonly held: Of['held'];
      readonly rest?: Of['rest'] | undefined;
      readonly said?: string;
    }
  | {
      readonly kind: 'barred';
      readonly refusal: Refusal | undefined;
      readonly target?: Of['target'] | undefined;
      readonly said?: string | undefined;
    }
  /** Why not, where no rule speaks. */
  | { readonly kind: 'note'; readonly text: string };

/** What is done too early, while the last step is still shown. */
export type Early<Of extends PlannerTypes> =
  | { readonly kind: 'point'; readonly target: Of['target'] }
  | { readonly kind: 'press'; readonly command: Of['command'] };

/** What a game says about its choices. Nothing here acts. */
export interface Choices<Of extends PlannerTypes> {
  readonly keys: readonly KeyRow<Of['command']>[];
  readonly nothing: Of['held'];
  /** Whether this moment asks the seat to decide for anything that can be planned. */
  isAsking(state: Of['state']): boolean;
  /** The plan that pointing there makes or means. */
  planAt(now: Now<Of>, target: Of['target']): Of['plan'] | undefined;
  /** The plan that is chosen, or the only one there is. */
  settled(now: Now<Of>): Of['plan'] | undefined;
  planOfHint(state: Of['state'], hint: Hint<Of['move']>, isAsked: boolean): Of['plan'] | undefined;
  point(now: Now<Of>, target: Of['target']): Step<Of>;
  press(now: Now<Of>, command: Of['command']): Step<Of>;
  /** Where a button is open or shut for another reason than what pressing it comes to. */
  isOpen?(now: Now<Of>, command: Of['command']): boolean | undefined;
  /** `shown` is the plan on display, which may be only hovered. */
  enter(now: Now<Of>, shown: Of['plan'] | undefined): Step<Of>;
  digit(now: Now<Of>, digit: number): Step<Of>;
  sayPlan(state: Of['state'], plan: Of['plan']): string;
  /** Whether what is held is undone before anything that was played. */
  isUndoneFirst(held: Of['held']): boolean;
  /** Whether a plan goes when this is dropped; else it goes without a word. */
  isDropTold(held: Of['held']): boolean;
  /** Where keys look without choosing. */
  cursorOf?(held: Of['held']): Of['target'] | undefined;
  /** Of the rows of keys, those that count now besides the plain ones. */
  modeOf?(now: Now<Of>): string | undefined;
  /** Whether what is done too early is kept; it counts in the same turn only, and where `canGoOn`. */
  isKept?(state: Of['state'], self: Seat | undefined, early: Early<Of>): boolean;
  turnOf(state: Of['state']): number | string;
  canGoOn?(state: Of['state']): boolean;
  /** How a plan goes on that had to wait; `rest` if it waits still. */
  goOn?(now: Now<Of>, rest: Of['rest']): { readonly rest?: Of['rest'] | undefined; readonly step: Step<Of> };
}

export interface PlannerWords {
  readonly dropped: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
}

/** Why something cannot be done; it goes with the next thing that is. */
export interface WhyNot<Target> {
  readonly refusal?: Refusal;
  /** Where no rule speaks. */
  readonly note?: string;
  /** The place that was pointed at. */
  readonly target?: Target | undefined;
}

/** What the board and the dock share. */
export interface Planner<Of extends PlannerTypes> {
  readonly frame: TableFrame<Of['state'], Of['move']>;
  readonly now: ReadonlySignal<Now<Of>>;
  readonly isAsked: ReadonlySignal<boolean>;
  /** Asked, and what is only looked at has had its time to be found. */
  readonly isReady: ReadonlySignal<boolean>;
  readonly held: ReadonlySignal<Of['held']>;
  readonly hovered: ReadonlySignal<Of['target'] | undefined>;
  readonly hinted: ReadonlySignal<Of['plan'] | undefined>;
  readonly settled: ReadonlySignal<Of['plan'] | undefined>;
  /** What is hovered, else what is chosen, else the hint that is looked at. */
  readonly plan: ReadonlySignal<Of['plan'] | undefined>;
  readonly isChosen: ReadonlySignal<boolean>;
  readonly whyNot: ReadonlySignal<WhyNot<Of['target']> | undefined>;
  /** What goes on by itself as soon as the table asks again. */
  readonly pending: ReadonlySignal<Pending<Of>>;
  hover(target: Of['target'] | undefined): void;
  /** The first click plans, the second on the same place carries out; on a barred place: why not? */
  choose(target: Of['target']): void;
  press(command: Of['command'] | 'undo' | 'redo'): void;
  /** Whether pressing would do anything but say why not. */
  isOpen(command: Of['command'] | 'undo' | 'redo'): boolean;
  /** Any other way to choose: what has a place of its own in the dock. */
  act(choose: (now: Now<Of>) => Step<Of>): void;
  onKey(event: KeyboardEvent): boolean;
  close(): void;
}
