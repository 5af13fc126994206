import { ENTER, ESCAPE, type KeyRow, REDO, UNDO } from '@showboat/ui';
import type { Types } from './planner';

export const KEYS: readonly KeyRow<Types['command']>[] = [
  { help: 'dumpsters', digits: 9, caps: ['1', '5'] },
  { help: 'plans', keys: { ArrowLeft: 'previous', ArrowRight: 'next' }, repeats: true },
  { help: 'cats', keys: { ArrowUp: 'previous-cat', ArrowDown: 'next-cat' }, repeats: true },
  { help: 'cat', keys: { k: 'cat' } },
  ENTER,
  { help: 'other', keys: { o: 'other' } },
  { help: 'decline', keys: { n: 'decline' } },
  { help: 'end', keys: { e: 'end' } },
  UNDO,
  REDO,
  ESCAPE,
];
