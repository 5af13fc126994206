import type { State } from '../rules/state';
import type { Holding } from './hands';

/** What an evaluation finds out about a state, kept so that what a turn does not change is not computed again. */
export interface Outlook {
  readonly state: State;
  readonly holdings: readonly Holding[];
  /** By city; none where it is complete. */
  readonly promises: readonly (readonly number[])[];
  /** By seat, what the best cards that it can take next are worth, others before it or not; filled with the points. */
  readonly reach: number[];
}
