import { type Refused, refused } from '@showboat/engine';

/** Every refusal of the command line itself; the engine and the games refuse what is wrong inside a file. */
export const CLI_CODES = [
  'file-missing',
  'file-is-folder',
  'file-forbidden',
  'file-unreadable',
  'file-too-large',
  'file-exists',
  'file-unwritable',
  'not-json',
  'too-deep',
  'not-a-position',
  'not-a-record',
  'is-a-record',
  'is-a-position',
  'not-a-board',
  'game-missing',
  'unknown-game',
  'unknown-preset',
  'preset-seats',
  'bad-number',
  'bad-seed',
  'unknown-rule',
  'both-given',
  'nothing-to-decide',
  'unknown-bot',
  'too-many-bots',
  'not-a-table',
  'no-such-table',
  'still-running',
  'server-refuses',
  'server-away',
  'not-sealed',
  'not-disclosed',
  'other-rules',
  'other-options',
  'wrong-index',
  'no-chances',
  'wrong-token',
  'other-chances',
  'other-count',
] as const;

export type CliCode = (typeof CLI_CODES)[number];

export const CLI_RULE = 'CLI';

/** Without a field the whole file is wrong. */
export const bad = (code: CliCode, field: string | undefined, detail: Readonly<Record<string, string | number>> = {}): Refused =>
  refused(field === undefined ? { code, rule: CLI_RULE, detail } : { code, rule: CLI_RULE, field, detail });
