import type { Messages } from '../load';
import { shell } from './shell';
import { table } from './table';

export const messages = { shell, table } as const satisfies Messages;
