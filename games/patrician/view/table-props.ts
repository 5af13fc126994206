import type { ViewPhrases, Words } from '../words/words';
import type { Planner } from './planner/planner';

/** What every part of the table is given. */
export interface TableProps {
  readonly planner: Planner;
  readonly phrases: ViewPhrases;
  readonly words: Words;
}
