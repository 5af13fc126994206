import type { ReadonlySignal } from '@preact/signals';
import type { PlannerTypes, Planner as TablePlanner } from '@showboat/ui';
import type { Dumpster, Gap, Goal, Move, Pose, Roof, State, WayStep } from '../../game';

/** What the seat to decide is asked. */
export type Question = 'poor' | 'dive' | 'place' | 'lay' | 'shelter' | 'move';

/** A cat of the seat to move: the pose and the roof it is on. */
export interface CatName {
  readonly pose: Pose;
  readonly from: Roof;
}

/** One complete answer to the question, with its result. */
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

/** What can be clicked on the table. */
export type Target =
  | { readonly kind: 'dumpster'; readonly dumpster: Dumpster }
  | { readonly kind: 'gap'; readonly gap: Gap }
  | { readonly kind: 'roof'; readonly roof: Roof }
  /** One of the mover's own, on a roof. */
  | { readonly kind: 'cat'; readonly pose: Pose; readonly from: Roof };

/** Drops the choice: the plan, and the active cat. */
export interface Held {
  readonly chosen: Plan | undefined;
  readonly cat: CatName | undefined;
}

export const COMMANDS = [
  'dive', 'poor', 'place', 'lay', 'shelter', 'run', 'end', 'cat', 'other', 'decline', 'undo', 'redo',
] as const; // biome-ignore format: as on the dock
export type CommandId = (typeof COMMANDS)[number];

export interface Types extends PlannerTypes {
  readonly state: State;
  readonly move: Move;
  readonly target: Target;
  readonly plan: Plan;
  readonly held: Held;
  readonly command: Exclude<CommandId, 'undo' | 'redo'> | 'next' | 'previous' | 'next-cat' | 'previous-cat';
  readonly rest: never;
}

/** What another answer would change. */
export type Variety = 'dumpster' | 'pair' | 'gap' | 'catwalk' | 'roof' | 'way';

export interface Planner extends TablePlanner<Types> {
  /** The only possible thing is about to be done by itself; an undo prevents it. */
  readonly isForcing: ReadonlySignal<boolean>;
  readonly question: ReadonlySignal<Question | undefined>;
  /** All answers; while cats move, those of the chosen cat. */
  readonly plans: ReadonlySignal<readonly Plan[]>;
  /** The cats that can still run in this turn. */
  readonly cats: ReadonlySignal<readonly CatName[]>;
  readonly cat: ReadonlySignal<CatName | undefined>;
  /** Where the chosen cat can go, affordable or not. */
  readonly goals: ReadonlySignal<readonly Goal[]>;
  /** What `other` changes now. */
  readonly variety: ReadonlySignal<Variety>;
  /** What Enter does. */
  readonly main: ReadonlySignal<CommandId>;
}
