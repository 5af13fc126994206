import { replay } from './en/replay';
import { school } from './en/school';
import { shell } from './en/shell';
import { table } from './en/table';

export const messages = { shell, table, replay, school } as const;
