import type { Seat } from '@showboat/engine';
import { type PlannerTable as CommonTable, openPlannerTable as openTable } from '../../../../ui/testing/planner-table';
import type { TableFrame } from '@showboat/ui';
import { type Move, type State, formatPlace, mississippiQueen as game, parsePlace } from '../../game';
import { type Sketch, position } from '../../testing/sketch';
import { en } from '../../index';
import { panels } from '../../words/en/panels';
import { planner as phrases } from '../../words/en/planner';
import { createPlanner } from './create-planner';
import { COMMANDS, type Planner, type Types } from './planner';
import { loadAnswers } from './why-not';

await loadAnswers();

export type PlannerTable = CommonTable<Types, Planner>;

export const at = (text: string): number => {
  const place = parsePlace(text);
  if (place === undefined) throw new Error(`no place ${text}`);
  return place;
};

const NONE = { states: [], moves: [] };

const { nameShip, describeMove } = en;
const { sayRefusal } = en;

/** `from` is the frame of a table at which the game was played before. */
export const openPlannerTable = (
  drawn: Sketch | State,
  people: readonly Seat[] = [0],
  from?: TableFrame<State, Move>,
): PlannerTable =>
  openTable(
    game,
    {
      create: (frame) =>
        createPlanner(from?.past ? { ...frame, past: () => from.past?.() ?? NONE } : frame, {
          phrases,
          notes: panels.plan,
          nameShip,
          sayRefusal,
          describeMove,
        }),
      targetNamed: (_state, name) => at(name),
      lit: ({ lit }) => lit.value.map(({ place }) => formatPlace(place)),
      commands: COMMANDS,
    },
    'phase' in drawn ? drawn : position(drawn),
    people,
  );
