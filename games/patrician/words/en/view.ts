import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { study } from './study';

/** The labels and captions of the table. */
export const view = { board, panels, plan, study } as const;
