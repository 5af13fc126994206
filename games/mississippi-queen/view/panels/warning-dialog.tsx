import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { formatPlace, moverOf } from '../../game';
import { type TableProps, shipName } from '../pieces';

/** A plan after which the ship is certainly out: going back is what Enter and Escape do. */
export const WarningDialog = ({ planner, labels }: Pick<TableProps, 'planner' | 'labels'>): JSX.Element | null => {
  const plan = planner.held.value.warned?.plan;
  if (!plan) return null;
  const state = planner.frame.state.value;
  const ship = shipName(labels, state.ships[moverOf(state)].id);
  return (
    <Dialog
      title={labels.warning.title}
      onClose={() => planner.confirm(false)}
      actions={
        <>
          <button type="button" class="btn" onClick={() => planner.confirm(true)}>
            {labels.warning.anyway}
          </button>
          <button type="button" class="btn primary" autofocus onClick={() => planner.confirm(false)}>
            {labels.warning.back}
          </button>
        </>
      }
    >
      <p>{labels.warning.text(ship, formatPlace(plan.place))}</p>
    </Dialog>
  );
};
