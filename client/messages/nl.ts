import type { Messages } from '.';
import { shell } from './nl/shell';
import { table } from './nl/table';

export const messages = { shell, table } as const satisfies Messages;
