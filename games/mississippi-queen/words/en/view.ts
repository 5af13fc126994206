import { chart } from './chart';
import { planner } from './planner';
import { panels } from './panels';
import { tiles } from './tiles';

/** The labels and captions of the table. */
export const view = { chart, planner, panels, tiles } as const;
