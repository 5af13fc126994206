import { chart } from './chart';
import { helm } from './helm';
import { panels } from './panels';
import { tiles } from './tiles';

export const view = { chart, helm, panels, tiles };
