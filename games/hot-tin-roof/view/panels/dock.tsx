import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import type { TableProps } from '../table-props';
import { Belongings } from './belongings';
import { PlannerKey, UndoKeys, sideKeys } from './keys';
import { Path } from './path';
import { Task } from './task';
import './dock.css';

/** What the person here plans, is asked and owns: a panel below the board. */
export const Dock = (props: TableProps): JSX.Element => {
  const { planner, phrases } = props;
  const { frame } = planner;
  const { self } = frame;
  const isRunning = planner.plan.value?.kind === 'move';
  return (
    <section class="panel roof-dock" data-part="dock" aria-label={phrases.panels.dock.name}>
      <Extra of={frame} part="OwnClock" seat={self.value} />
      <div class="roof-left">
        {isRunning ? <Path {...props} /> : <Belongings {...props} seat={self.value ?? frame.state.value.turn} />}
      </div>
      <Task {...props} />
      {self.value !== undefined && (
        <div class="roof-keys">
          <div class="roof-side">
            <UndoKeys {...props} />
            {sideKeys(planner).map((command) => (
              <PlannerKey key={command} {...props} command={command} />
            ))}
          </div>
          <PlannerKey {...props} command={planner.main.value} kind="main" />
        </div>
      )}
    </section>
  );
};
