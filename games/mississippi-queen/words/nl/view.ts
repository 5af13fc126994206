import { chart } from './chart';
import { planner } from './planner';
import { panels } from './panels';
import { tiles } from './tiles';

export const view = { chart, planner, panels, tiles };
