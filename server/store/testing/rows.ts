import type { Change, LogRow, PlayerRow, TableRow, TokenRow } from '../store';

// Rows for tests: literal where it matters, made up where it does not.

let made = 0;

/** A name that no other row has. */
export const unique = (kind: string): string => `${kind}-${String((made += 1)).padStart(6, '0')}`;

export const aTable = (given: Partial<TableRow> = {}): TableRow => ({
  id: unique('table'),
  invite: unique('invite'),
  game: 'patrician',
  visibility: 'link',
  createdAt: 1_000,
  settings: '{"seed":"ab"}',
  version: 1,
  status: 'running',
  seq: 0,
  waitsFor: undefined,
  changedAt: 1_000,
  people: [],
  body: '{"seats":[]}',
  ...given,
});

export const aLog = (given: Partial<LogRow> = {}): LogRow => ({
  first: 1,
  last: 1,
  at: 2_000,
  entries: '[{"move":"a"}]',
  stateHash: 'f00d',
  request: undefined,
  ...given,
});

/** The next change of a table that was read. */
export const aChange = (
  table: TableRow,
  { log, due, ...progress }: Partial<TableRow> & Pick<Change, 'log' | 'due'> = {},
): Change => {
  const { version, status, seq, waitsFor, changedAt, people, body } = { ...table, ...progress };
  return {
    id: table.id,
    progress: { version: progress.version ?? version + 1, status, seq, waitsFor, changedAt, people, body },
    ...(log && { log }),
    ...(due && { due }),
  };
};

/** The table as such a change leaves it. */
export const changed = (table: TableRow, { progress }: Change): TableRow => ({ ...table, ...progress });

export const aPlayer = (given: Partial<PlayerRow> = {}): PlayerRow => ({
  id: unique('player'),
  name: 'Ada',
  createdAt: 1_000,
  ...given,
});

export const aToken = (player: string, given: Partial<TokenRow> = {}): TokenRow => ({
  id: unique('token'),
  player,
  label: 'laptop',
  hash: unique('hash'),
  origin: 'program',
  createdAt: 1_000,
  ...given,
});
