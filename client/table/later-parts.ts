// What a table does not show in its first moments, as one file: each of them may be wanted at once when its time comes.

export { Result } from './result';
export { TableDialogs } from './table-dialogs';
export { TableNotes } from './table-notes';
