import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { prowl } from './prowl';

/** Everything that the table of this game says besides its words. */
export const labels = { board, panels, plan, prowl } as const;
