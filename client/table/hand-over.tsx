import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';

/** Around one screen: secrets stay hidden until their owner has the screen. */
export const HandOver = ({ name, onTake }: { readonly name: string; readonly onTake: () => void }): JSX.Element => {
  const { dialogs } = messages.value;
  return (
    <Dialog
      title={dialogs.handOver(name)}
      // Escape must not reveal what is behind it.
      onClose={() => undefined}
      actions={
        <button type="button" class="btn primary" onClick={onTake}>
          {dialogs.handOverReady(name)}
        </button>
      }
    >
      <p />
    </Dialog>
  );
};
