import type { ReadonlySignal } from '@preact/signals';
import type { TableFrame } from '@showboat/ui';
import type { Card, City, Link, Move, Site, State } from '../../game';

// What the board and the dock share: what is lit, planned and asked. The planner asks the rules about everything and decides nothing.

/** What the seat to decide is asked. */
export type Question = 'build' | 'move' | 'take' | 'place';

/** One answer to the question, whole, with what comes of it. */
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

/** What on the board can be pointed at. */
export type Target =
  | { readonly kind: 'site'; readonly city: City; readonly site: Site }
  | { readonly kind: 'lying'; readonly city: City }
  | { readonly kind: 'link'; readonly link: Link };

export const COMMANDS = ['build', 'move', 'take', 'place', 'other', 'decline', 'undo', 'redo'] as const;
export type CommandId = (typeof COMMANDS)[number];

export interface Planner {
  readonly frame: TableFrame<State, Move>;
  readonly question: ReadonlySignal<Question | undefined>;
  /** All answers; with a card in hand chosen, those with that card. */
  readonly plans: ReadonlySignal<readonly Plan[]>;
  /** What is hovered, else what is chosen, else the hint that is looked at. */
  readonly plan: ReadonlySignal<Plan | undefined>;
  readonly isChosen: ReadonlySignal<boolean>;
  /** The cards of the person at this screen; hidden ones are `HIDDEN`. */
  readonly hand: ReadonlySignal<readonly Card[]>;
  /** The card in hand that is chosen, or that the plan plays. */
  readonly card: ReadonlySignal<Card | undefined>;
  /** Of a card with two crests the floor that has its place already. */
  readonly begun: ReadonlySignal<Site | undefined>;
  readonly hovered: ReadonlySignal<Target | undefined>;
  /** The city whose standing is looked at. */
  readonly looked: ReadonlySignal<City | undefined>;
  /** Why something cannot be done, where no move says it. */
  readonly note: ReadonlySignal<string | undefined>;
  isOpen(command: CommandId): boolean;
  hover(target: Target | undefined): void;
  /** The first click plans, the second on the same place carries out; on a barred place: why not? */
  choose(target: Target): void;
  pick(card: Card): void;
  press(command: CommandId): void;
  onKey(event: KeyboardEvent): boolean;
  close(): void;
}
