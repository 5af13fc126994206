import { chart } from './chart';
import { helm } from './helm';
import { panels } from './panels';
import { tiles } from './tiles';

/** The labels and captions of the table. */
export const view = { chart, helm, panels, tiles } as const;
