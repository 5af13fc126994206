import type { LogRow, RequestKey, TableRow } from '../store';
import type { LogTable, TablesTable } from './schema';

export const toTable = (table: TableRow): TablesTable => ({
  id: table.id,
  invite: table.invite,
  game: table.game,
  visibility: table.visibility,
  created_at: table.createdAt,
  version: table.version,
  status: table.status,
  seq: table.seq,
  waits_for: table.waitsFor ?? null,
  changed_at: table.changedAt,
  settings: table.settings,
  people: JSON.stringify(table.people),
  body: table.body,
});

/** A door: written by `toTable`. */
export const parsePeople = (people: string): readonly string[] => JSON.parse(people);

export const fromTable = (row: TablesTable): TableRow => ({
  id: row.id,
  invite: row.invite,
  game: row.game,
  visibility: row.visibility,
  createdAt: row.created_at,
  version: row.version,
  status: row.status,
  seq: row.seq,
  waitsFor: row.waits_for ?? undefined,
  changedAt: row.changed_at,
  settings: row.settings,
  people: parsePeople(row.people),
  body: row.body,
});

export const toLog = (table: string, { first, last, at, entries, stateHash, request }: LogRow): LogTable => ({
  table_id: table,
  first,
  last,
  at,
  entries,
  state_hash: stateHash,
  seat: request?.seat ?? null,
  request_id: request?.id ?? null,
  request_hash: request?.hash ?? null,
  request_last: request?.last ?? null,
});

type RequestColumns = Pick<LogTable, 'seat' | 'request_id' | 'request_hash' | 'request_last'>;

export const fromRequest = (row: RequestColumns): RequestKey | undefined =>
  row.seat === null || row.request_id === null || row.request_hash === null || row.request_last === null
    ? undefined
    : { seat: row.seat, id: row.request_id, hash: row.request_hash, last: row.request_last };

export const fromLog = (row: LogTable): LogRow => ({
  first: row.first,
  last: row.last,
  at: row.at,
  entries: row.entries,
  stateHash: row.state_hash,
  request: fromRequest(row),
});
