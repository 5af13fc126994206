import { type Seat, unwrap } from '@showboat/engine';
import { type TestFrame, after, keyEvent, openTestFrame } from '../../../../ui/testing/test-frame';
import { type Move, type State, patrician as game } from '../../game';
import { type Sketch, sketch } from '../../testing/sketch';
import { words as en } from '../../words/en';
import { view as labels } from '../../words/en/view';
import { sayPlan } from '../say-plan';
import type { TableProps } from '../table-props';
import { createPlanner } from './create-planner';
import type { CommandId, Plan, Planner, Target } from './planner';
import { litTargets, nameTarget } from './targets';

export interface PlannerTable extends Omit<TestFrame<State, Move>, 'frame' | 'whole'> {
  readonly planner: Planner;
  readonly props: Pick<TableProps, 'planner' | 'labels' | 'words'>;
  now(): State;
  /** `roma:A` is a tower, `roma` the card lying there, `lucca-milano` a road. */
  point(name: string): void;
  hover(name: string | undefined): void;
  pick(id: string): void;
  key(key: string, more?: Partial<KeyboardEvent>): boolean;
  /** The names of all lit places. */
  lit(): string;
  /** What is planned, as records write it. */
  plan(): string;
  open(): readonly CommandId[];
}

const CHECKED = ['build', 'move', 'take', 'place', 'other', 'decline', 'undo', 'redo'] as const;

const targetNamed = (name: string, seats: number): Target => {
  const all = ['site', 'lying', 'link'].map((kind) => `${kind}:${name}`);
  for (let city = 0; city < 10; city++) {
    for (const target of [
      { kind: 'site', city, site: 'A' },
      { kind: 'site', city, site: 'B' },
      { kind: 'lying', city },
    ] as const)
      if (all.includes(nameTarget(target))) return target;
  }
  for (let link = 0; link < 12; link++) if (all.includes(nameTarget({ kind: 'link', link }))) return { kind: 'link', link };
  throw new Error(`no place ${name} at a table of ${seats}`);
};

/** The first of `people` is at the screen; the state on show is what that seat may know. */
export const openPlannerTable = (drawn: Sketch, people: readonly Seat[] = [0], line = ''): PlannerTable => {
  const start = after(game, sketch(drawn), line);
  const { frame, whole, ...table } = openTestFrame(game, start, people);
  const tell = (now: State, plan: Plan): string => sayPlan(props, now, plan);
  const planner = createPlanner(frame, { labels: labels.study, nameCity: en.nameCity, nameAmong: en.nameAmong, sayPlan: tell });
  const props = { planner, labels, words: en };
  const tokens = (from: State, list: readonly Move[]): string => list.map((move) => game.formatMove(from, move)).join(' ');
  return {
    ...table,
    planner,
    props,
    now: () => whole.peek(),
    point: (name) => planner.choose(targetNamed(name, start.options.seats)),
    hover: (name) => planner.hover(name === undefined ? undefined : targetNamed(name, start.options.seats)),
    pick: (id) => {
      const move = unwrap(game.parseMove(start, id));
      if (move.kind !== 'play') throw new Error(`no card ${id}`);
      planner.pick(move.card);
    },
    key: (key, more) => planner.onKey(keyEvent(key, more)),
    lit: () =>
      [...litTargets(planner)]
        .map((name) => name.replace(/^\w+:/, ''))
        .sort()
        .join(' '),
    plan: () => tokens(start, planner.plan.value?.moves ?? []),
    open: () => CHECKED.filter((command) => planner.isOpen(command)),
  };
};
