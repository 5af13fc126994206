import { type Seat, unwrap } from '@showboat/engine';
import { type PlannerTable as CommonTable, openPlannerTable as openTable } from '../../../../ui/testing/planner-table';
import { after } from '../../../../ui/testing/test-frame';
import { patrician as game } from '../../game';
import { type Sketch, sketch } from '../../testing/sketch';
import { en } from '../../index';
import { view as phrases } from '../../words/en/view';
import { leaving } from '../leaving';
import { sayPlan } from '../say-plan';
import type { TableProps } from '../table-props';
import { createPlanner } from './create-planner';
import { COMMANDS, type Planner, type Target, type Types } from './planner';
import { litTargets, nameTarget } from './targets';

export interface PlannerTable extends CommonTable<Types, Planner> {
  readonly props: Pick<TableProps, 'planner' | 'phrases' | 'words'>;
  pick(id: string): void;
}

/** Three cards of three cities: one crest, two crests, the symbol for any card. */
export const START: Sketch = {
  hands: ['milano-4 roma-1 siena-5', 'bologna-3 roma-3 lucca-3', 'firenze-3 parma-2 verona-2'],
  cities: { milano: '-/-/verona-4', roma: '01/2/siena-4', siena: '1/-/lucca-4', verona: '-/-/parma-3' },
  pile: 'ferrara-3 bologna-6',
};

const TARGETS: readonly Target[] = [
  ...Array.from({ length: 10 }, (_, city): readonly Target[] => [
    { kind: 'site', city, site: 'A' },
    { kind: 'site', city, site: 'B' },
    { kind: 'lying', city },
  ]).flat(),
  ...Array.from({ length: 12 }, (_, link): Target => ({ kind: 'link', link })),
];

/** `roma:A` is a tower, `roma` the card lying there, `lucca-milano` a road. */
const targetNamed = (name: string): Target => {
  const found = TARGETS.find((target) => nameTarget(target).replace(/^\w+:/, '') === name);
  if (!found) throw new Error(`no place ${name}`);
  return found;
};

const { nameCity, nameAmong } = en;

export const openPlannerTable = (drawn: Sketch, people: readonly Seat[] = [0], line = ''): PlannerTable => {
  const start = after(game, sketch(drawn), line);
  const table: CommonTable<Types, Planner> = openTable(
    game,
    {
      create: (frame) =>
        createPlanner(frame, {
          phrases: phrases.planner,
          nameCity,
          nameAmong,
          sayPlan: (now, plan) => sayPlan(props, now, plan),
          leaving: (now, moves) => leaving(now, moves, en),
        }),
      targetNamed: (_state, name) => targetNamed(name),
      lit: (planner) => [...litTargets(planner)].map((name) => name.replace(/^\w+:/, '')),
      commands: COMMANDS,
    },
    start,
    people,
  );
  const props = { planner: table.planner, phrases, words: en };
  return {
    ...table,
    props,
    pick: (id) => {
      const move = unwrap(game.parseMove(start, id));
      if (move.kind !== 'play') throw new Error(`no card ${id}`);
      table.planner.pick(move.card);
    },
  };
};
