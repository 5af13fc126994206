import type { Messages } from '.';
import { shell } from './de/shell';
import { table } from './de/table';

export const messages = { shell, table } as const satisfies Messages;
