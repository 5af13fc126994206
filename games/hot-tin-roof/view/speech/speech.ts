import type { Words } from '../../words/words';
import type { Labels } from '../labels/labels';

/** All that this game says at a table in one language. */
export interface Speech {
  readonly words: Words;
  readonly labels: Labels;
}
