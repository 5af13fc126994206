import type { Seat } from '@showboat/engine';
import { taskOf } from '../rules/forecast';
import type { State } from '../rules/state';
import type { NameSeat } from './names';

/** What a seat is asked, in a few words and without a full stop. */
export interface TaskPhrases {
  readonly over: string;
  /** Chance turns up a tile, or draws who begins. */
  readonly chance: string;
  /** Somebody else decides. */
  wait(name: string): string;
  readonly dive: string;
  poor(income: number): string;
  readonly place: string;
  readonly lay: string;
  readonly shelter: string;
  readonly move: string;
}

export const describeTask = (phrases: TaskPhrases, nameOf: NameSeat, state: State, seat: Seat): string => {
  const task = taskOf(state);
  if (task === 'over' || task === 'chance') return phrases[task];
  if (state.turn !== seat) return phrases.wait(nameOf(state.turn));
  return task === 'poor' ? phrases.poor(state.options.pauperIncome) : phrases[task];
};
