import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { formatPlace, moverOf } from '../../game';
import { type TableProps, shipName } from '../pieces';

/** A plan after which the ship is certainly out: Enter and Escape go back. */
export const WarningDialog = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element | null => {
  const plan = planner.held.value.warned?.plan;
  if (!plan) return null;
  const state = planner.frame.state.value;
  const ship = shipName(phrases, state.ships[moverOf(state)].id);
  return (
    <Dialog
      title={phrases.warning.title}
      onClose={() => planner.confirm(false)}
      actions={
        <>
          <button type="button" class="btn" onClick={() => planner.confirm(true)}>
            {phrases.warning.anyway}
          </button>
          <button type="button" class="btn primary" autofocus onClick={() => planner.confirm(false)}>
            {phrases.warning.back}
          </button>
        </>
      }
    >
      <p>{phrases.warning.text(ship, formatPlace(plan.place))}</p>
    </Dialog>
  );
};
