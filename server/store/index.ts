export { backupFolder } from './backup';
export { type Copied, copyStore } from './copy';
export { type EmbeddedOptions, openEmbeddedStore } from './embedded';
export { type PostgresOptions, openPostgresStore } from './postgres';
export { StoreProblem } from './problem';
export { restoreFolder } from './restore';
export type * from './store';
export { StoreUnavailable } from './store';
export { DATABASE } from './embedded/folder';
