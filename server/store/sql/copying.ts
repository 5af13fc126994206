import { type RawBuilder, sql } from 'kysely';
import type { Builder, Steps, Value } from './query';
import type { Schema } from './schema';

// Rows as they are, from one database to another.

/** What moves house, each by its key; who is alive at the moment, and what was asked a minute ago, stays behind. */
export const MOVED = {
  players: ['id'],
  tokens: ['id'],
  passkeys: ['id'],
  codes: ['player_id'],
  subscriptions: ['endpoint'],
  secrets: ['name'],
  awake: ['id'],
  sleeps: ['from_at'],
  tables: ['id'],
  people: ['player_id', 'table_id'],
  log: ['table_id', 'first'],
  due: ['table_id'],
  chat: ['table_id', 'number'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

export type Moved = keyof typeof MOVED;
export type Row = Readonly<Record<string, Value>>;

/** A store as rows, for this process alone. */
export interface Rows {
  /** After this one, by their key; as of the moment at which it was opened. */
  page(table: Moved, after: Row | undefined, limit: number): Promise<readonly Row[]>;
  put(table: Moved, rows: readonly Row[]): Promise<void>;
  /** Servers that say to be alive. */
  alive(): Promise<number>;
  /** What was put stays, or is gone. */
  close(isKept: boolean): Promise<void>;
}

/** The rows after this one, by their key. */
export const pageOf = ({ db, select }: Builder, table: Moved, after: Row | undefined, limit: number): Steps<readonly Row[]> => {
  const keys = MOVED[table];
  const refs = (): RawBuilder<unknown> => sql.join(keys.map((key) => sql.ref(key)));
  const from = after ? sql`where (${refs()}) > (${sql.join(keys.map((key) => after[key]))})` : sql``;
  return select(sql<Row>`select * from ${sql.table(table)} ${from} order by ${refs()} limit ${sql.lit(limit)}`.compile(db));
};

/** In one statement. */
export const put = ({ db, change }: Builder, table: Moved, rows: readonly Row[]): Steps<number> => {
  const columns = Object.keys(rows[0]);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return change(sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.compile(db));
};

/** Who says to be alive at this moment. */
export function* alive({ db, select }: Builder, now: number): Steps<number> {
  return (yield* select(db.selectFrom('servers').select('id').where('alive_until', '>', now))).length;
}
