import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import type { TableProps } from '../table-props';
import { HandCards } from './hand-cards';
import { OtherKey, PlannerKey, UndoKeys } from './keys';
import { OutcomeRows } from './outcome-rows';
import { OwnPile } from './own-pile';
import { Task } from './task';
import './dock-phone.css';

/** The dock of a phone: a sheet at the bottom. */
export const DockPhone = (props: TableProps): JSX.Element => {
  const { planner, phrases } = props;
  return (
    <section class="dock-phone city-phone" data-part="dock" aria-label={phrases.panels.dock.name}>
      <Extra of={planner.frame} part="OwnClock" seat={planner.frame.self.value} />
      <Task {...props} isBrief />
      <OutcomeRows planner={planner} phrases={phrases} />
      <div class="city-phone-row">
        <HandCards {...props} width={72} />
        {planner.frame.self.value !== undefined && (
          <div class="city-phone-keys">
            <PlannerKey {...props} command={planner.question.value ?? 'build'} kind="main" />
            <OtherKey {...props} />
            <UndoKeys {...props} />
          </div>
        )}
      </div>
      <OwnPile planner={planner} phrases={phrases} isSmall />
    </section>
  );
};
