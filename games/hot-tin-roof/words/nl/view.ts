import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { prowl } from './prowl';

export const view = { board, panels, plan, prowl };
