export { type EmbeddedOptions, openEmbeddedStore } from './embedded';
export { StoreProblem } from './embedded/problem';
export type * from './store';
export { StoreUnavailable } from './store';
