import type { TableParts } from '@showboat/ui';
import type { ViewPhrases } from '../words/words';

/** The keys of this table, for the help page; `planner/keyboard.ts` is what they do, and the camera. */
export const keysOf = ({ helm: { keys } }: ViewPhrases): TableParts['keys'] => [
  { keys: ['←', '↑', '→'], does: keys.steer },
  { keys: ['↓'], does: keys.astern },
  { keys: ['−', '+'], does: keys.speed },
  { keys: ['1', '6'], does: keys.speeds },
  { keys: ['Enter'], does: keys.enter },
  { keys: ['.', ','], does: keys.lit },
  { keys: ['W'], does: keys.why },
  { keys: ['Z'], does: keys.undo },
  { keys: ['Y'], does: keys.redo },
  { keys: ['P'], does: keys.board },
  { keys: ['K'], does: keys.refuel },
  { keys: ['X'], does: keys.exchange },
  { keys: ['N'], does: keys.decline },
  { keys: ['Esc'], does: keys.escape },
  { keys: ['⇧ ←', '⇧ →'], does: keys.chart },
  { keys: ['[', ']'], does: keys.zoom },
  { keys: ['Home'], does: keys.whole },
  { keys: ['C'], does: keys.centre },
];
