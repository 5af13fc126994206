import { shell } from './shell';
import { table } from './table';

export const messages = { shell, table } as const;
