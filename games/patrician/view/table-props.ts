import type { GameTexts } from '@showboat/ui';
import type { Move, State } from '../game';
import type { Words } from '../words/words';
import type { Labels } from './labels/labels';
import type { Study } from './study/study';

/** What every part of the table knows. */
export interface TableProps {
  readonly study: Study;
  readonly labels: Labels;
  readonly words: Words;
  readonly texts: GameTexts<State, Move>;
}
