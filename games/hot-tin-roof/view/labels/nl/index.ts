import type { Labels } from '../labels';
import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { prowl } from './prowl';

export const labels = { board, panels, plan, prowl } as const satisfies Labels;
