import type { TableLife } from '@showboat/ui';
import type { Move, State } from '../game';
import { soundOf } from './sounds';

export const loadLife = async (): Promise<TableLife<State, Move>> => ({ soundOf });
