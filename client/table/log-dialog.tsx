import { Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { LogList, type LogProps } from './log-panel';

/** The log where there is no side column; what it shows on the board is seen when it is closed. */
export const LogDialog = <State, Move>({
  onClose,
  ...props
}: LogProps<State, Move> & { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={messages.value.table.log} onClose={onClose} close={messages.value.table.close}>
    <LogList {...props} onLit={onClose} />
  </Dialog>
);
