import type { ReadonlySignal } from '@preact/signals';
import type { PlannerTypes, Planner as TablePlanner } from '@showboat/ui';
import type { Card, City, Link, Move, Site, State } from '../../game';

/** What the seat to decide is asked. */
export type Question = 'build' | 'move' | 'take' | 'place';

/** One complete answer to the question, with its result. */
export interface Plan {
  readonly kind: Question;
  readonly moves: readonly Move[];
  readonly after: State;
  /** Where it happens; nowhere for a messenger, who stands between two cities. */
  readonly city: City | undefined;
  /** The card that is played, or taken. */
  readonly card: Card | undefined;
  /** Where floors arrive. */
  readonly sites: readonly Site[];
  /** Where a floor is moved from. */
  readonly from: Site | undefined;
  readonly link: Link | undefined;
}

/** What can be clicked on the board. */
export type Target =
  | { readonly kind: 'site'; readonly city: City; readonly site: Site }
  | { readonly kind: 'lying'; readonly city: City }
  | { readonly kind: 'link'; readonly link: Link };

/** Of what is chosen: the plan, else the card in hand, and of a card with two crests the floor that has its place already. */
export interface Held {
  readonly chosen: Plan | undefined;
  readonly card: Card | undefined;
  readonly begun: Site | undefined;
}

export const COMMANDS = ['build', 'move', 'take', 'place', 'other', 'decline', 'undo', 'redo'] as const;
export type CommandId = (typeof COMMANDS)[number];

export interface Types extends PlannerTypes {
  readonly state: State;
  readonly move: Move;
  readonly target: Target;
  readonly plan: Plan;
  readonly held: Held;
  readonly command: Exclude<CommandId, 'undo' | 'redo'> | 'next' | 'previous' | 'next-card' | 'previous-card';
  readonly rest: never;
}

export interface Planner extends TablePlanner<Types> {
  /** The only possible thing is about to be done by itself; an undo prevents it. */
  readonly isForcing: ReadonlySignal<boolean>;
  readonly question: ReadonlySignal<Question | undefined>;
  /** All answers; with a card in hand chosen, those with that card. */
  readonly plans: ReadonlySignal<readonly Plan[]>;
  /** The cards of the person at this screen; hidden ones are `HIDDEN`. */
  readonly hand: ReadonlySignal<readonly Card[]>;
  /** The card in hand that is chosen, or that the plan plays. */
  readonly card: ReadonlySignal<Card | undefined>;
  /** The city whose standing is looked at. */
  readonly looked: ReadonlySignal<City | undefined>;
  pick(card: Card): void;
}
