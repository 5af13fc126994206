import type { ReadonlySignal } from '@preact/signals';
import type { TableFrame } from '@showboat/ui';
import type { Dumpster, Gap, Goal, Move, Pose, Roof, State, WayStep } from '../../game';

// What the board and the dock share: what is lit, planned and asked. The planner asks the rules about everything and decides nothing.

/** What the seat to decide is asked. */
export type Question = 'poor' | 'dive' | 'place' | 'lay' | 'shelter' | 'move';

/** A cat of the seat to move: the pose and the roof it is on. */
export interface CatName {
  readonly pose: Pose;
  readonly from: Roof;
}

/** One answer to the question, whole, with what comes of it. */
export interface Plan {
  readonly kind: Question;
  readonly moves: readonly Move[];
  readonly after: State;
  readonly dumpster: Dumpster | undefined;
  /** The pair that is placed, or the pose of the cat that runs. */
  readonly pose: Pose | undefined;
  readonly gap: Gap | undefined;
  readonly isDeluxe: boolean;
  /** Where a cat runs to, or a shelter is put up. */
  readonly roof: Roof | undefined;
  /** Where a cat runs from, and its way roof by roof. */
  readonly from: Roof | undefined;
  readonly way: readonly WayStep[];
  readonly pays: readonly number[];
}

/** What on the table can be pointed at. */
export type Target =
  | { readonly kind: 'dumpster'; readonly dumpster: Dumpster }
  | { readonly kind: 'gap'; readonly gap: Gap }
  | { readonly kind: 'roof'; readonly roof: Roof };

export const COMMANDS = [
  'dive', 'poor', 'place', 'lay', 'shelter', 'run', 'end', 'cat', 'other', 'decline', 'undo', 'redo',
] as const; // biome-ignore format: as on the dock
export type CommandId = (typeof COMMANDS)[number];

/** What another answer would change. */
export type Variety = 'dumpster' | 'pair' | 'gap' | 'catwalk' | 'roof' | 'way';

export interface Planner {
  readonly frame: TableFrame<State, Move>;
  readonly question: ReadonlySignal<Question | undefined>;
  /** All answers; while cats move, those of the chosen cat. */
  readonly plans: ReadonlySignal<readonly Plan[]>;
  /** What is hovered, else what is chosen, else the hint that is looked at. */
  readonly plan: ReadonlySignal<Plan | undefined>;
  readonly isChosen: ReadonlySignal<boolean>;
  /** The cats that can still run in this turn. */
  readonly cats: ReadonlySignal<readonly CatName[]>;
  readonly cat: ReadonlySignal<CatName | undefined>;
  /** Where the chosen cat can go, affordable or not. */
  readonly goals: ReadonlySignal<readonly Goal[]>;
  readonly hovered: ReadonlySignal<Target | undefined>;
  /** What `other` changes now. */
  readonly variety: ReadonlySignal<Variety>;
  /** What Enter does. */
  readonly main: ReadonlySignal<CommandId>;
  isOpen(command: CommandId): boolean;
  hover(target: Target | undefined): void;
  /** The first click plans, the second on the same place carries out; on a barred place: why not? */
  choose(target: Target): void;
  press(command: CommandId): void;
  onKey(event: KeyboardEvent): boolean;
  close(): void;
}
