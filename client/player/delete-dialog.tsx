import { useSignal } from '@preact/signals';
import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../messages';
import { forgetMe } from '../online/me';
import { endPush } from './push';
import { ask, sayTrouble } from './requests';

/** What goes, what stays, and the own name to type: it cannot be taken back. */
export const DeleteDialog = ({
  name,
  onClose,
  onDeleted,
}: {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}): JSX.Element => {
  const { player } = messages.value;
  const typed = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const field = useId();
  const isSure = typed.value.trim() === name;
  const remove = async (): Promise<void> => {
    await endPush();
    const deleted = await ask('deleteMe', {});
    if (!deleted.ok) {
      problem.value = sayTrouble(deleted.trouble, player.noLine);
      return;
    }
    onDeleted();
    forgetMe();
  };
  return (
    <Dialog
      title={player.deleteTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="btn" onClick={onClose}>
            {player.cancel}
          </button>
          <button type="submit" form={`${field}-form`} class="btn danger" disabled={!isSure}>
            {player.deleteNow}
          </button>
        </>
      }
    >
      <form
        id={`${field}-form`}
        class="delete-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure) void remove();
        }}
      >
        <p>{player.deleteGoes}</p>
        <p>{player.deleteStays}</p>
        <label for={field}>{player.deleteType(name)}</label>
        <input
          id={field}
          type="text"
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
        {problem.value !== undefined && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
      </form>
    </Dialog>
  );
};
