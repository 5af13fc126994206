import type { GameTexts } from '@showboat/ui';
import type { Move, State } from '../game';
import type { Words } from '../words/words';
import type { Labels } from './labels/labels';
import type { Planner } from './planner/planner';

/** What every part of the table knows. */
export interface TableProps {
  readonly planner: Planner;
  readonly labels: Labels;
  readonly words: Words;
  readonly texts: GameTexts<State, Move>;
}
