export { backupFolder } from './backup';
export { type EmbeddedOptions, openEmbeddedStore } from './embedded';
export { StoreProblem } from './embedded/problem';
export { restoreFolder } from './restore';
export type * from './store';
export { StoreUnavailable } from './store';
export { DATABASE } from './embedded/folder';
