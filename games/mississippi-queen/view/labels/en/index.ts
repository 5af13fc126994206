import { chart } from './chart';
import { helm } from './helm';
import { panels } from './panels';
import { tiles } from './tiles';

/** Everything that the table of this game says besides its words. */
export const labels = { chart, helm, panels, tiles } as const;
