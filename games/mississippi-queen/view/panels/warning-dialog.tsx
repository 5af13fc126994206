import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { formatPlace, moverOf } from '../../game';
import { laterPhrases } from '../later-phrases';
import { type TableProps, shipName } from '../pieces';

/** A plan after which the ship is certainly out, or a turn that leaves something behind. Enter does the sensible thing, Escape goes back. */
export const WarningDialog = ({ planner, phrases, words }: TableProps): JSX.Element | null => {
  const { warned } = planner.held.value;
  const later = laterPhrases(words.language);
  if (!warned || !later) return null;
  const state = planner.frame.state.value;
  const ship = shipName(phrases, state.ships[moverOf(state)].id);
  const back = (): void => planner.confirm(false);
  const said =
    warned.kind === 'doom'
      ? { ...later.warning, text: later.warning.text(ship, formatPlace(warned.plan.place)), instead: back }
      : {
          title: later.leaving.title[warned.offer],
          text: later.leaving.text[warned.offer](ship),
          back: phrases.dock.takeAndEnd[warned.offer],
          anyway: later.leaving.anyway,
          instead: () => planner.press('dock'),
        };
  return (
    <Dialog
      title={said.title}
      onClose={back}
      actions={
        <>
          <button type="button" class="btn" onClick={() => planner.confirm(true)}>
            {said.anyway}
          </button>
          <button type="button" class="btn primary" autofocus onClick={said.instead}>
            {said.back}
          </button>
        </>
      }
    >
      <p>{said.text}</p>
    </Dialog>
  );
};
