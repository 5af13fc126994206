import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { prowl } from './prowl';

/** The labels and captions of the table. */
export const view = { board, panels, plan, prowl } as const;
