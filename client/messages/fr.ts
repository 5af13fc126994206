import type { Messages } from '.';
import { shell } from './fr/shell';
import { table } from './fr/table';

export const messages = { shell, table } as const satisfies Messages;
