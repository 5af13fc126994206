import type { GameTexts } from '@showboat/ui';
import type { Move, State } from '../game';
import type { Words } from '../words/words';
import type { Labels } from './labels/labels';
import type { Prowl } from './prowl/prowl';

/** What every part of the table knows. */
export interface TableProps {
  readonly prowl: Prowl;
  readonly labels: Labels;
  readonly words: Words;
  readonly texts: GameTexts<State, Move>;
}
