import { ENTER, ESCAPE, type KeyRow, REDO, UNDO } from '@showboat/ui';
import { TOP_SPEED } from '../../game';
import type { Types } from './planner';

export const KEYS: readonly KeyRow<Types['command']>[] = [
  { help: 'steer', keys: { ArrowLeft: 'port', ArrowUp: 'ahead', ArrowRight: 'starboard' } },
  { help: 'astern', keys: { ArrowDown: 'astern' } },
  {
    mode: 'asked',
    keys: { ArrowLeft: 'port', ArrowUp: 'starboard', ArrowRight: 'starboard', ArrowDown: 'port' },
    repeats: true,
  },
  { mode: 'asking-why', keys: { ArrowLeft: 'left', ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down' }, repeats: true },
  { help: 'speed', keys: { '-': 'slower', '+': 'faster', '=': 'faster', '−': 'slower', _: 'slower' }, caps: ['−', '+'] },
  { help: 'speeds', digits: TOP_SPEED, caps: ['1', '6'] },
  ENTER,
  { help: 'lit', keys: { '.': 'next', ',': 'previous', l: 'next', j: 'previous' }, caps: ['.', ','], repeats: true },
  { help: 'why', keys: { w: 'why' } },
  UNDO,
  REDO,
  { help: 'board', keys: { p: 'board' } },
  { help: 'refuel', keys: { k: 'refuel' } },
  { help: 'exchange', keys: { x: 'exchange' } },
  { help: 'decline', keys: { n: 'decline' } },
  { help: 'end', keys: { e: 'end' } },
  ESCAPE,
];
