import type { SoundOf } from './sound/sounding';

/** What makes a table lively. No turn needs it: it is loaded after the first. */
export interface TableLife<State, Move> {
  readonly soundOf: SoundOf<State, Move>;
}
