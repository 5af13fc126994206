import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import type { TableProps } from '../table-props';
import { HandCards } from './hand-cards';
import { OtherKey, PlannerKey, UndoKeys } from './keys';
import { OwnPile } from './own-pile';
import { Task } from './task';
import './dock.css';

/** What the person here holds, is asked and has played: a panel below the board. */
export const Dock = (props: TableProps): JSX.Element => {
  const { planner, phrases } = props;
  return (
    <section class="panel city-dock" data-part="dock" aria-label={phrases.panels.dock.name}>
      <Extra of={planner.frame} part="OwnClock" seat={planner.frame.self.value} />
      <HandCards {...props} width={106} />
      <Task {...props} />
      <OwnPile {...props} />
      {planner.frame.self.value !== undefined && (
        <div class="city-keys">
          <UndoKeys {...props} />
          <OtherKey {...props} />
          <PlannerKey {...props} command={planner.question.value ?? 'build'} kind="main" />
        </div>
      )}
    </section>
  );
};
