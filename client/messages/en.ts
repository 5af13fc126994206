import { shell } from './en/shell';
import { table } from './en/table';

export const messages = { shell, table } as const;
