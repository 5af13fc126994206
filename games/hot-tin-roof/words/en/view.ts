import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { planner } from './planner';

/** The labels and captions of the table. */
export const view = { board, panels, plan, planner } as const;
