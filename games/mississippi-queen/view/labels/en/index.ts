import { chart } from './chart';
import { helm } from './helm';
import { panels } from './panels';

/** Everything that the table of this game says besides its words. */
export const labels = { chart, helm, panels } as const;
