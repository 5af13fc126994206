import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { formatPlace, moverOf } from '../../game';
import { laterPhrases } from '../later-phrases';
import { type TableProps, shipName } from '../pieces';

/** A plan after which the ship is certainly out: Enter and Escape go back. */
export const WarningDialog = ({ planner, phrases, words }: TableProps): JSX.Element | null => {
  const plan = planner.held.value.warned?.plan;
  const warning = laterPhrases(words.language)?.warning;
  if (!plan || !warning) return null;
  const state = planner.frame.state.value;
  const ship = shipName(phrases, state.ships[moverOf(state)].id);
  return (
    <Dialog
      title={warning.title}
      onClose={() => planner.confirm(false)}
      actions={
        <>
          <button type="button" class="btn" onClick={() => planner.confirm(true)}>
            {warning.anyway}
          </button>
          <button type="button" class="btn primary" autofocus onClick={() => planner.confirm(false)}>
            {warning.back}
          </button>
        </>
      }
    >
      <p>{warning.text(ship, formatPlace(plan.place))}</p>
    </Dialog>
  );
};
