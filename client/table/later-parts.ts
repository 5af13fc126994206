import { askToKeep } from '../session/room';

// What a table does not show in its first moments, as one file: each of them may be wanted at once when its time comes.

export { Unopened } from '../shell/unopened';
export { Lively } from './lively';
export { LogPanel } from './log-panel';
export { Result } from './result';
export { StorageNotice } from './storage-notice';
export { TableDialogs } from './table-dialogs';
export { TableNotes } from './table-notes';
export { TextTable } from './text-table';

// The first game has begun: now there is something to keep.
void askToKeep();
