import type { Seat } from '@showboat/engine';
import { type PlannerTable as CommonTable, openPlannerTable as openTable } from '../../../../ui/testing/planner-table';
import { after } from '../../../../ui/testing/test-frame';
import { DUMPSTERS, type State, boardIn, findGap, findRoof, hotTinRoof as game } from '../../game';
import { type Sketch, sketch } from '../../testing/sketch';
import { en } from '../../index';
import { view as phrases } from '../../words/en/view';
import { leaving } from '../leaving';
import { sayCat, sayPlan } from '../say-plan';
import type { TableProps } from '../table-props';
import { createPlanner } from './create-planner';
import { COMMANDS, type CatName, type Planner, type Target, type Types } from './planner';
import { litTargets } from './targets';

export interface PlannerTable extends CommonTable<Types, Planner> {
  readonly props: Pick<TableProps, 'planner' | 'phrases' | 'words'>;
  plans(): readonly string[];
  /** The cat that is meant, as `s:r05`, and all that can be. */
  cat(): string;
  cats(): string;
}

/** `home1` is a dumpster, `g12` a gap, `r05` a roof, `s:r05` a cat there. */
const targetNamed = (state: State, name: string): Target => {
  const board = boardIn(state);
  const dumpster = DUMPSTERS.findIndex((id) => id === name);
  if (dumpster >= 0) return { kind: 'dumpster', dumpster };
  if (name[1] === ':') return { kind: 'cat', pose: name[0] === 's' ? 's' : 'l', from: findRoof(board, name.slice(2)) };
  const target: Target =
    name[0] === 'g' ? { kind: 'gap', gap: findGap(board, name) } : { kind: 'roof', roof: findRoof(board, name) };
  if ((target.kind === 'gap' ? target.gap : target.roof) < 0) throw new Error(`no place ${name}`);
  return target;
};

/** A table after some moves; the first of `people` is the player at the screen. */
export const openPlannerTable = (drawn: Sketch | State, people: readonly Seat[] = [0], line = ''): PlannerTable => {
  const start = after(game, 'phase' in drawn ? drawn : sketch(drawn), line);
  const board = boardIn(start);
  const table: CommonTable<Types, Planner> = openTable(
    game,
    {
      create: (frame) =>
        createPlanner(frame, {
          phrases: phrases.planner,
          sayPlan: (state, plan) => sayPlan(props, state, plan),
          sayCat: (state, cat) => sayCat(props, state, cat),
          leaving: (state, moves) => leaving(state, moves, en),
        }),
      targetNamed,
      lit: (planner) =>
        [...litTargets(board, planner)].filter((name) => !name.startsWith('cat:')).map((name) => name.replace(/^\w+:/, '')),
      commands: COMMANDS,
    },
    start,
    people,
  );
  const { planner } = table;
  const props = { planner, phrases, words: en };
  const nameCat = ({ pose, from }: CatName): string => `${pose}:${board.roofs[from]}`;
  return {
    ...table,
    props,
    plans: () => planner.plans.value.map(({ moves }) => moves.map((move) => game.formatMove(table.now(), move)).join(' ')),
    cat: () => (planner.cat.value ? nameCat(planner.cat.value) : ''),
    cats: () => planner.cats.value.map(nameCat).join(' '),
  };
};

/** The first turn, before anybody has dived. */
export const START: Sketch = { open: 'h01 h02 h03' };

/** Sitting cats that can meet over B's catwalk, C's shelter and C's catwalk; a lying one that can only walk. */
export const MOVING: Sketch = {
  cats: ['r06+r10/r01+r14'],
  catwalks: 'g12=B g16=C g03=A',
  shelters: 'r08=C',
  at: 'moving',
};
