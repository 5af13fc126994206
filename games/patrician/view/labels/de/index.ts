import type { Labels } from '../labels';
import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { study } from './study';

export const labels = { board, panels, plan, study } as const satisfies Labels;
