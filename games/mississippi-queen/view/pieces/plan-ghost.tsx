import type { JSX } from 'preact';
import { moverOf } from '../../game';
import { pointOf } from '../layout';
import { Ghost } from './ghost';
import { Ideas } from './ideas';
import type { TableProps } from './props';

/** Where the plan ends, among other ideas. */
export const PlanGhost = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element | null => {
  const plan = planner.plan.value;
  const state = planner.frame.state.value;
  if (!plan) return null;
  const { id } = state.ships[moverOf(state)];
  return (
    <>
      {planner.frame.hints.value.length > 1 && <Ideas planner={planner} />}
      <Ghost id={id} at={pointOf(state.river, plan.place)} heading={plan.heading} isDoomed={plan.isDoomed} />
    </>
  );
};
