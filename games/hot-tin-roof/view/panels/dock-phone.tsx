import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import { fishFor } from '../../game';
import { FishIcon } from '../pieces';
import type { TableProps } from '../table-props';
import { Stock } from './belongings';
import { DumpsterRow } from './dumpster-row';
import { PlannerKey, UndoKeys, sideKeys } from './keys';
import { Task } from './task';
import './dock-phone.css';

/** The dock of a phone: dumpsters, then a sheet at the bottom. The planned path takes the place of the owned pieces. */
export const DockPhone = (props: TableProps): JSX.Element => {
  const { planner, phrases } = props;
  const { frame } = planner;
  const state = frame.state.value;
  const fish = phrases.board.marketLeft(state.fish, fishFor(state.options));
  return (
    <section class="roof-phone" data-part="dock" aria-label={phrases.panels.dock.name}>
      <DumpsterRow {...props} />
      <Extra of={frame} part="OwnClock" seat={frame.self.value} />
      <Task {...props} />
      {planner.plan.value?.kind !== 'move' && (
        <div class="roof-phone-foot">
          <Stock {...props} seat={frame.self.value ?? state.turn} />
          <span role="img" aria-label={`${phrases.board.market}: ${fish}`}>
            <FishIcon size={26} />
            {fish}
          </span>
        </div>
      )}
      {frame.self.value !== undefined && (
        <div class="roof-phone-keys">
          <UndoKeys {...props} />
          {sideKeys(planner).map((command) => (
            <PlannerKey key={command} {...props} command={command} />
          ))}
          <PlannerKey {...props} command={planner.main.value} kind="main" />
        </div>
      )}
    </section>
  );
};
