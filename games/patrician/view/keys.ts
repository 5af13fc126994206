import type { TableParts } from '@showboat/ui';
import type { ViewPhrases } from '../words/words';

/** The keys of this table, for the help page; `planner/keyboard.ts` is what they do, and the camera. */
export const keysOf = ({ study: { keys } }: ViewPhrases): TableParts['keys'] => [
  { keys: ['1', '3'], does: keys.cards },
  { keys: ['↑', '↓'], does: keys.hand },
  { keys: ['←', '→'], does: keys.plans },
  { keys: ['Enter'], does: keys.enter },
  { keys: ['O'], does: keys.other },
  { keys: ['N'], does: keys.decline },
  { keys: ['Z'], does: keys.undo },
  { keys: ['Y'], does: keys.redo },
  { keys: ['Esc'], does: keys.escape },
  { keys: ['⇧ ←', '⇧ →'], does: keys.chart },
  { keys: ['[', ']'], does: keys.zoom },
  { keys: ['Home'], does: keys.whole },
  { keys: ['C'], does: keys.centre },
];
