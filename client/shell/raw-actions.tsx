import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { deleteEntry } from '../session/entries';
import type { Unreadable } from '../session/entry';
import { formatRaw } from '../session/raw-text';
import { download } from './download';

/** What can still be done with a game that cannot be read. */
export const RawActions = ({ entry, onRemoved }: { readonly entry: Unreadable; readonly onRemoved: () => void }): JSX.Element => {
  const { saved } = messages.value;
  const isRefused = useSignal(false);
  const id = String(entry.key);
  const remove = async (): Promise<void> => {
    try {
      await deleteEntry(entry.key);
      onRemoved();
    } catch {
      isRefused.value = true;
    }
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-label={`${saved.saveRaw}: ${id}`}
        onClick={() => download(`showboat-${id.replaceAll(/[^\w-]/g, '')}.json`, formatRaw(entry.raw), 'application/json')}
      >
        {saved.saveRaw}
      </button>
      <button type="button" class="btn" aria-label={`${saved.remove}: ${id}`} onClick={() => void remove()}>
        {saved.remove}
      </button>
      {isRefused.value && (
        <p class="problem" role="alert">
          {saved.notRemoved(saved.damagedGame)}
        </p>
      )}
    </>
  );
};
