import { ENTER, ESCAPE, type KeyRow, REDO, UNDO } from '@showboat/ui';
import type { Types } from './planner';

export const KEYS: readonly KeyRow<Types['command']>[] = [
  { help: 'cards', digits: 9, caps: ['1', '3'] },
  { help: 'hand', keys: { ArrowUp: 'previous-card', ArrowDown: 'next-card' }, repeats: true },
  { help: 'plans', keys: { ArrowLeft: 'previous', ArrowRight: 'next' }, repeats: true },
  ENTER,
  { help: 'other', keys: { o: 'other' } },
  { help: 'decline', keys: { n: 'decline' } },
  UNDO,
  REDO,
  ESCAPE,
];
