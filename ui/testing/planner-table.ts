import { computed, signal } from '@preact/signals';
import type { OptionValues, Refusal, Rules, Seat } from '@showboat/engine';
import type { Planner } from '../planner/planner';
import type { PlannerTypes } from '../planner/planner-types';
import type { TableFrame } from '../view';
import { type TestFrame, keyEvent, openTestFrame } from './test-frame';

// A planner at a table, in short form: places by name, plans and moves as in records.

export interface PlannerTable<Of extends PlannerTypes, Own extends Planner<Of>>
  extends Omit<TestFrame<Of['state'], Of['move']>, 'frame' | 'whole'> {
  readonly planner: Own;
  now(): Of['state'];
  /** The displayed refusal. */
  whyNot(): string;
  /** Every refusal so far with its rule. */
  rules(): readonly string[];
  /** Input while moves are still being displayed: no seat is asked yet. */
  showing(does: () => void): void;
  point(name: string): void;
  hover(name: string | undefined): void;
  key(key: string, more?: Partial<KeyboardEvent>): boolean;
  /** The names of all lit places. */
  lit(): string;
  plan(): string;
  /** The buttons that do something. */
  open(): readonly string[];
}

export interface PlannerParts<Of extends PlannerTypes, Own extends Planner<Of>> {
  create(frame: TableFrame<Of['state'], Of['move']>): Own;
  targetNamed(state: Of['state'], name: string): Of['target'];
  lit(planner: Own): readonly string[];
  readonly commands: readonly (Of['command'] | 'undo' | 'redo')[];
}

/** The first of `people` is at the screen. */
export const openPlannerTable = <Of extends PlannerTypes, Own extends Planner<Of>, Options extends OptionValues>(
  game: Rules<Of['state'], Of['move'], Options>,
  { create, targetNamed, lit, commands }: PlannerParts<Of, Own>,
  start: Of['state'],
  people: readonly Seat[],
): PlannerTable<Of, Own> => {
  const { frame: plain, whole, ...table } = openTestFrame(game, start, people);
  const isShowing = signal(false);
  let standing: Refusal | undefined;
  const planner = create({
    ...plain,
    seat: computed(() => (isShowing.value ? undefined : plain.seat.value)),
    explain: (refusal) => {
      standing = refusal;
      plain.explain(refusal);
    },
  });
  return {
    ...table,
    planner,
    now: () => whole.peek(),
    whyNot: () => standing?.code ?? '',
    rules: () => table.explained.map(({ code, rule }) => `${code} ${rule}`),
    showing: (does) => {
      isShowing.value = true;
      does();
      isShowing.value = false;
    },
    point: (name) => planner.choose(targetNamed(start, name)),
    hover: (name) => planner.hover(name === undefined ? undefined : targetNamed(start, name)),
    key: (key, more) => planner.onKey(keyEvent(key, more)),
    lit: () => [...lit(planner)].sort().join(' '),
    plan: () => {
      const moves: readonly Of['move'][] = planner.plan.value?.moves ?? [];
      return moves.map((move) => game.formatMove(whole.peek(), move)).join(' ');
    },
    open: () => commands.filter((command) => planner.isOpen(command)),
  };
};
