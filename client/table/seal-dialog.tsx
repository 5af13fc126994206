import type { OptionValues } from '@showboat/engine';
import { Dialog, type GameView } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { SavedGame } from '../session/saved';
import { checkSeal, sealOf } from '../share/seal';
import { useLoaded } from '../shell/use-loaded';

/** The promise about chance that a game made at its beginning: sealed while it runs, opened and checked when it is over. */
export const SealDialog = <State, Move, Options extends OptionValues>({
  view,
  saved,
  isOver,
  onClose,
}: {
  readonly view: GameView<State, Move, Options>;
  readonly saved: SavedGame;
  readonly isOver: boolean;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const seal = sealOf(saved, { isOver });
  const seed = seal?.seed;
  const checked = useLoaded(
    async () => (seal && seed !== undefined ? checkSeal(view, saved, { ...seal, seed }) : undefined),
    [saved, seed],
  );
  const found = checked.kind === 'here' ? checked.value : undefined;
  return (
    <Dialog
      title={dialogs.seal}
      onClose={onClose}
      actions={
        <button type="button" class="btn primary" onClick={onClose}>
          {table.close}
        </button>
      }
    >
      {seal ? (
        <>
          <p>{dialogs.sealHelp}</p>
          <dl class="seal">
            <dt>{dialogs.sealMark}</dt>
            <dd>
              <code>{seal.commitment}</code>
            </dd>
            <dt>{dialogs.sealSeed}</dt>
            <dd>{seed === undefined ? dialogs.sealClosed : <code>{seed}</code>}</dd>
          </dl>
          <p role="status">{found && (found.ok ? dialogs.sealRight(found.value.draws) : dialogs.sealWrong)}</p>
          {seal.from > 0 && <p class="note">{dialogs.sealBefore(seal.from)}</p>}
          <p class="note">{dialogs.sealFile}</p>
        </>
      ) : (
        <p>{dialogs.sealNone}</p>
      )}
    </Dialog>
  );
};
