import { chart } from './chart';
import { planner } from './planner';
import { panels } from './panels';

/** The labels and captions of the table. */
export const view = { chart, planner, panels } as const;
