import { tilesToCome } from '../rules/growth';
import type { Ending, State } from '../rules/state';
import type { DialPhrases } from './dials';
import type { PlacePhrases } from './spots';
import type { TaskPhrases } from './tasks';

export interface TablePhrases {
  readonly endings: Readonly<Record<Ending, string>>;
  /** Under the title of the table: "Round 5 · 13 tiles unseen". */
  status(round: number, tilesUnseen: number): string;
  statusAtPier(round: number): string;
  statusOver(round: number): string;
  readonly dials: DialPhrases;
  readonly places: PlacePhrases;
  readonly tasks: TaskPhrases;
}

export const describeStatus = (phrases: TablePhrases, state: State): string => {
  if (state.phase.kind === 'over') return phrases.statusOver(state.round);
  return state.river.pier === 'none' ? phrases.status(state.round, tilesToCome(state)) : phrases.statusAtPier(state.round);
};
