import { chart } from './chart';
import { planner } from './planner';
import { panels } from './panels';

export const view = { chart, planner, panels };
