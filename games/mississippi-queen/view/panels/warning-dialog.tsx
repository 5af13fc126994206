import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { formatPlace, moverOf } from '../../game';
import { type TableProps, shipName } from '../pieces';

/** A plan after which the ship is certainly out: going back is what Enter and Escape do. */
export const WarningDialog = ({ helm, labels }: Pick<TableProps, 'helm' | 'labels'>): JSX.Element | null => {
  const plan = helm.warning.value;
  if (!plan) return null;
  const state = helm.frame.state.value;
  const ship = shipName(labels, state.ships[moverOf(state)].id);
  return (
    <Dialog
      title={labels.warning.title}
      onClose={() => helm.confirm(false)}
      actions={
        <>
          <button type="button" class="btn" onClick={() => helm.confirm(true)}>
            {labels.warning.anyway}
          </button>
          <button type="button" class="btn primary" autofocus onClick={() => helm.confirm(false)}>
            {labels.warning.back}
          </button>
        </>
      }
    >
      <p>{labels.warning.text(ship, formatPlace(plan.place))}</p>
    </Dialog>
  );
};
