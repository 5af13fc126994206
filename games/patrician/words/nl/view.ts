import { board } from './board';
import { panels } from './panels';
import { plan } from './plan';
import { study } from './study';

export const view = { board, panels, plan, study };
