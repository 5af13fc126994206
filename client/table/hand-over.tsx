import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';

/** Around one screen: what a seat may not know is hidden until its player has the screen. */
export const HandOver = ({ name, onTake }: { readonly name: string; readonly onTake: () => void }): JSX.Element => {
  const { table } = messages.value;
  return (
    <Dialog
      title={table.handOver(name)}
      // Nobody looks behind it by pressing Escape.
      onClose={() => undefined}
      actions={
        <button type="button" class="btn primary" onClick={onTake}>
          {table.handOverReady(name)}
        </button>
      }
    >
      <p />
    </Dialog>
  );
};
