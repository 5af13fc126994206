import type { Labels } from '../labels';
import { chart } from './chart';
import { helm } from './helm';
import { panels } from './panels';

export const labels = { chart, helm, panels } as const satisfies Labels;
