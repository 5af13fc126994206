import type { State } from '../rules/state';
import type { Holding } from './hands';

/** What an evaluation finds out about a state, kept so that what a turn does not change is not computed again. */
export interface Outlook {
  readonly state: State;
  readonly holdings: readonly Holding[];
  /** By city; none where it is complete. */
  readonly promises: readonly (readonly number[])[];
}
