import type { JSX } from 'preact';
import type { TableProps } from '../table-props';
import { HandCards } from './hand-cards';
import { OtherKey, StudyKey, UndoKeys } from './keys';
import { OutcomeRows } from './outcome-rows';
import { OwnPile } from './own-pile';
import { Task } from './task';
import './dock-phone.css';

/** The same as the dock for one thumb: a sheet at the bottom. */
export const DockPhone = (props: TableProps): JSX.Element => {
  const { study, labels } = props;
  return (
    <section class="dock-phone study-hand" data-part="dock" aria-label={labels.panels.dock.name}>
      <Task {...props} isBrief />
      <OutcomeRows study={study} labels={labels} />
      <div class="study-hand-row">
        <HandCards {...props} width={72} />
        {study.frame.self.value !== undefined && (
          <div class="study-hand-keys">
            <StudyKey {...props} command={study.question.value ?? 'build'} kind="main" />
            <OtherKey {...props} />
            <UndoKeys {...props} />
          </div>
        )}
      </div>
      <OwnPile study={study} labels={labels} isSmall />
    </section>
  );
};
