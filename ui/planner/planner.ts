import type { ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat } from '@showboat/engine';
import type { Hint, Said, TableFrame } from '../view';
import type { KeyRow } from './keyboard';
import type { Pending } from './pending';
import type { PlannerTypes } from './planner-types';

// Choose, plan, confirm, undo: the same at every table. A game says what its choices are and what clicks and commands mean;
// the planner holds the choice, shows it and carries it out. It asks the rules about everything and decides nothing itself.

/** The moment of a click or a command. */
export interface Now<Of extends PlannerTypes> {
  readonly state: Of['state'];
  readonly held: Of['held'];
  readonly hinted: Of['plan'] | undefined;
  readonly pending: Pending<Of>;
}

/** The effect of a click or a command. */
export type Step<Of extends PlannerTypes> =
  | { readonly kind: 'nothing' }
  /** This becomes the plan, and is announced. */
  | { readonly kind: 'plan'; readonly plan: Of['plan']; readonly held: Of['held'] }
  /** Less than a plan: a card, a cat, a speed. With `isShown` it overrides what is hovered. */
  | { readonly kind: 'hold'; readonly held: Of['held']; readonly said?: Said | undefined; readonly isShown?: true }
  /** `held` is what undo restores. */
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
  /** Why not, if no rule is the reason. */
  | { readonly kind: 'note'; readonly text: string };

/** Early input, while the last step is still being displayed. */
export type Early<Of extends PlannerTypes> =
  | { readonly kind: 'point'; readonly target: Of['target'] }
  | { readonly kind: 'press'; readonly command: Of['command'] };

/** A game's choices. Nothing here has side effects. */
export interface Choices<Of extends PlannerTypes> {
  readonly keys: readonly KeyRow<Of['command']>[];
  readonly nothing: Of['held'];
  /** Whether the deciding seat has anything to plan at this moment. */
  isAsking(state: Of['state']): boolean;
  /** The plan that a click there makes or means. */
  planAt(now: Now<Of>, target: Of['target']): Of['plan'] | undefined;
  /** The chosen plan, or the only one there is. */
  settled(now: Now<Of>): Of['plan'] | undefined;
  planOfHint(state: Of['state'], hint: Hint<Of['move']>, isAsked: boolean): Of['plan'] | undefined;
  point(now: Now<Of>, target: Of['target']): Step<Of>;
  press(now: Now<Of>, command: Of['command']): Step<Of>;
  /** Overrides whether a button is enabled, where that does not follow from `press`. */
  isOpen?(now: Now<Of>, command: Of['command']): boolean | undefined;
  /** `shown` is the displayed plan, which may be only hovered. */
  enter(now: Now<Of>, shown: Of['plan'] | undefined): Step<Of>;
  digit(now: Now<Of>, digit: number): Step<Of>;
  sayPlan(state: Of['state'], plan: Of['plan']): string;
  /** Whether undo drops this before undoing moves. */
  isUndoneFirst(held: Of['held']): boolean;
  /** Whether dropping this is announced. */
  isDropTold(held: Of['held']): boolean;
  /** The keyboard cursor, without choosing. */
  cursorOf?(held: Of['held']): Of['target'] | undefined;
  /** The mode whose rows of keys are active in addition to the plain ones. */
  modeOf?(now: Now<Of>): string | undefined;
  /** Whether early input is buffered; it counts only in the same turn, and if `canGoOn`. */
  isKept?(state: Of['state'], self: Seat | undefined, early: Early<Of>): boolean;
  turnOf(state: Of['state']): number | string;
  canGoOn?(state: Of['state']): boolean;
  /** How a waiting plan continues; `rest` if it still waits. */
  goOn?(now: Now<Of>, rest: Of['rest']): { readonly rest?: Of['rest'] | undefined; readonly step: Step<Of> };
  /** What these moves leave behind though it could be had, as a question; it is asked once. */
  leaving?(state: Of['state'], moves: readonly Of['move'][]): string | undefined;
}

export interface PlannerWords {
  readonly dropped: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
}

/** Why something is not possible; cleared by the next action. */
export interface WhyNot<Target> {
  readonly refusal?: Refusal;
  /** If no rule is the reason, and where something is asked before it is done. */
  readonly note?: string;
  /** The place that was clicked. */
  readonly target?: Target | undefined;
}

/** What the board and the dock share. */
export interface Planner<Of extends PlannerTypes> {
  readonly frame: TableFrame<Of['state'], Of['move']>;
  readonly now: ReadonlySignal<Now<Of>>;
  readonly isAsked: ReadonlySignal<boolean>;
  /** Asked, and what is displayed has been computed. */
  readonly isReady: ReadonlySignal<boolean>;
  readonly held: ReadonlySignal<Of['held']>;
  readonly hovered: ReadonlySignal<Of['target'] | undefined>;
  readonly hinted: ReadonlySignal<Of['plan'] | undefined>;
  readonly settled: ReadonlySignal<Of['plan'] | undefined>;
  /** The hovered plan, otherwise the chosen one, otherwise the selected hint. */
  readonly plan: ReadonlySignal<Of['plan'] | undefined>;
  readonly isChosen: ReadonlySignal<boolean>;
  readonly whyNot: ReadonlySignal<WhyNot<Of['target']> | undefined>;
  /** What continues by itself as soon as the table asks again. */
  readonly pending: ReadonlySignal<Pending<Of>>;
  hover(target: Of['target'] | undefined): void;
  /** The first click plans, the second on the same place confirms; on a barred place: why not? */
  choose(target: Of['target']): void;
  press(command: Of['command'] | 'undo' | 'redo'): void;
  /** Whether pressing it does anything besides saying why not. */
  isOpen(command: Of['command'] | 'undo' | 'redo'): boolean;
  /** Any other way to choose, for controls in the dock. */
  act(choose: (now: Now<Of>) => Step<Of>): void;
  onKey(event: KeyboardEvent): boolean;
  close(): void;
}
