import { computed, signal } from '@preact/signals';
import type { Refusal, Seat } from '@showboat/engine';
import type { TableFrame } from '@showboat/ui';
import { type TestFrame, after, keyEvent, openTestFrame } from '../../../../ui/testing/test-frame';
import { DUMPSTERS, type Move, type State, boardIn, findGap, findRoof, hotTinRoof as game } from '../../game';
import { type Sketch, sketch } from '../../testing/sketch';
import { words as en } from '../../words/en';
import { view as labels } from '../../words/en/view';
import { sayCat, sayPlan } from '../say-plan';
import type { TableProps } from '../table-props';
import { createPlanner } from './create-planner';
import { COMMANDS, type CommandId, type Planner, type Target } from './planner';
import { litTargets } from './targets';

export interface PlannerTable extends Omit<TestFrame<State, Move>, 'frame' | 'whole'> {
  readonly planner: Planner;
  readonly props: Pick<TableProps, 'planner' | 'labels' | 'words'>;
  now(): State;
  /** The refusal that is on show. */
  whyNot(): string;
  /** What is done while moves are still shown: nobody is asked yet. */
  showing(does: () => void): void;
  /** `home1` is a dumpster, `g12` a gap, `r05` a roof. */
  point(name: string): void;
  hover(name: string | undefined): void;
  key(key: string, more?: Partial<KeyboardEvent>): boolean;
  /** The names of all lit places. */
  lit(): string;
  /** What is planned, as records write it. */
  plan(): string;
  plans(): readonly string[];
  /** The cat that is meant, as `s:r05`, and all that can be. */
  cat(): string;
  cats(): string;
  open(): readonly CommandId[];
}

const targetNamed = (state: State, name: string): Target => {
  const board = boardIn(state);
  const dumpster = DUMPSTERS.findIndex((id) => id === name);
  if (dumpster >= 0) return { kind: 'dumpster', dumpster };
  const target: Target =
    name[0] === 'g' ? { kind: 'gap', gap: findGap(board, name) } : { kind: 'roof', roof: findRoof(board, name) };
  if ((target.kind === 'gap' ? target.gap : target.roof) < 0) throw new Error(`no place ${name}`);
  return target;
};

/** A table after some moves; the first of `people` is at the screen. */
export const openPlannerTable = (drawn: Sketch | State, people: readonly Seat[] = [0], line = ''): PlannerTable => {
  const start = after(game, 'phase' in drawn ? drawn : sketch(drawn), line);
  const { frame: plain, whole, ...table } = openTestFrame(game, start, people);
  const isShowing = signal(false);
  let standing: Refusal | undefined;
  const frame: TableFrame<State, Move> = {
    ...plain,
    seat: computed(() => (isShowing.value ? undefined : plain.seat.value)),
    explain: (refusal: Refusal | undefined) => {
      standing = refusal;
      if (refusal) plain.explain(refusal);
    },
  };
  const planner = createPlanner(frame, {
    labels: labels.prowl,
    sayPlan: (state, plan) => sayPlan(props, state, plan),
    sayCat: (state, cat) => sayCat(props, state, cat),
  });
  const props = { planner, labels, words: en };
  const board = boardIn(start);
  const nameCat = ({ pose, from }: NonNullable<Planner['cat']['value']>): string => `${pose}:${board.roofs[from]}`;
  const tokens = (moves: readonly Move[] = []): string => moves.map((move) => game.formatMove(whole.peek(), move)).join(' ');
  return {
    ...table,
    planner,
    props,
    now: () => whole.peek(),
    whyNot: () => standing?.code ?? '',
    showing: (does) => {
      isShowing.value = true;
      does();
      isShowing.value = false;
    },
    point: (name) => planner.choose(targetNamed(start, name)),
    hover: (name) => planner.hover(name === undefined ? undefined : targetNamed(start, name)),
    key: (key, more) => planner.onKey(keyEvent(key, more)),
    lit: () =>
      [...litTargets(board, planner)]
        .map((name) => name.replace(/^\w+:/, ''))
        .sort()
        .join(' '),
    plan: () => tokens(planner.plan.value?.moves),
    plans: () => planner.plans.value.map(({ moves }) => tokens(moves)),
    cat: () => (planner.cat.value ? nameCat(planner.cat.value) : ''),
    cats: () => planner.cats.value.map(nameCat).join(' '),
    open: () => COMMANDS.filter((command) => planner.isOpen(command)),
  };
};
