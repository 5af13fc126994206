import type { TableParts } from '@showboat/ui';
import type { ViewPhrases } from '../words/words';

/** The keys of this table, for the help page; `planner/keyboard.ts` is what they do, and the camera. */
export const keysOf = ({ prowl: { keys } }: ViewPhrases): TableParts['keys'] => [
  { keys: ['1', '5'], does: keys.dumpsters },
  { keys: ['←', '→'], does: keys.plans },
  { keys: ['↑', '↓'], does: keys.cats },
  { keys: ['K'], does: keys.cat },
  { keys: ['Enter'], does: keys.enter },
  { keys: ['O'], does: keys.other },
  { keys: ['N'], does: keys.decline },
  { keys: ['E'], does: keys.end },
  { keys: ['Z'], does: keys.undo },
  { keys: ['Y'], does: keys.redo },
  { keys: ['Esc'], does: keys.escape },
  { keys: ['⇧ ←', '⇧ →'], does: keys.chart },
  { keys: ['[', ']'], does: keys.zoom },
  { keys: ['Home'], does: keys.whole },
  { keys: ['C'], does: keys.centre },
];
