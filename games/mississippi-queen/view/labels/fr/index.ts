import type { Labels } from '../labels';
import { chart } from './chart';
import { helm } from './helm';
import { panels } from './panels';
import { tiles } from './tiles';

export const labels = { chart, helm, panels, tiles } as const satisfies Labels;
