import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { planner } from './planner';

export const view = { board, panels, plan, planner };
