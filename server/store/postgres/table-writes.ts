import type pg from 'pg';
import type { Change, TableRow } from '../store';
import { nameOf } from './pool';
import { CHANGES, TABLES, unnest } from './rows';

// Statements for many tables at a time, each table once. A statement is a transaction: nothing is left open between two of them, so that
// a server that stops leaves no lock behind.

const INSERT = `
with made as (
  insert into tables (${TABLES.names.join(', ')})
  select * from ${unnest(TABLES)}
  on conflict do nothing
  returning id, people
), joined as (
  insert into people (player_id, table_id)
  select player, made.id from made, json_array_elements_text(made.people::json) as one (player)
  on conflict do nothing
)
select id from made`;

/**
 * The version decides: whoever changes a table, or writes what happened there, raises it in the same statement. So a number or a request
 * that is in the log already is seen in the same moment as the version; should it ever not be, the unique keys fail the statement.
 * Looking into the log is written so that it is done row by row, by its key, whatever the planner thinks of it.
 */
const COMMIT = `
with given as (select * from ${unnest(CHANGES)}),
stored as (
  update tables
  set version = given.version, status = given.status, seq = given.seq, waits_for = given.waits_for,
    changed_at = given.changed_at, people = given.people, body = given.body
  from given join tables as before on before.id = given.id
  where tables.id = given.id and tables.version = given.version - 1 and before.version = given.version - 1
    and (given.first is null
      or (select log.first from log where log.table_id = given.id and log.first = given.first limit 1) is null)
    and (given.request_id is null
      or (select log.first from log where log.table_id = given.id and log.seat = given.seat
          and log.request_id = given.request_id limit 1) is null)
  returning given.*, before.people as people_before
), logged as (
  insert into log (table_id, first, last, at, entries, state_hash, seat, request_id, request_hash, request_last)
  select id, first, last, log_at, entries, state_hash, seat, request_id, request_hash, request_last
  from stored where first is not null
), set_due as (
  insert into due (table_id, kind, at, claimed_by)
  select id, due_kind, due_at, claimed_by from stored where due_kind is not null
  on conflict (table_id) do update set kind = excluded.kind, at = excluded.at, claimed_by = excluded.claimed_by
), cleared as (
  delete from due using stored where due.table_id = stored.id and stored.due_kind is null
), joined as (
  insert into people (player_id, table_id)
  select player, id from stored, json_array_elements_text(people::json) as one (player)
  where people <> people_before
  on conflict do nothing
), gone as (
  delete from people using (
    select id, player from stored, json_array_elements_text(people_before::json) as one (player)
    where people <> people_before
      and player not in (select json_array_elements_text(stored.people::json))
  ) as leaver
  where people.table_id = leaver.id and people.player_id = leaver.player
)
select id from stored`;

const idsOf = async (client: pg.ClientBase | pg.Pool, text: string, values: unknown[]): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ readonly id: string }>({ text, values, name: nameOf(text) });
  return new Set(rows.map(({ id }) => id));
};

/** The ids of those that were stored; the others were conflicts. */
export const insertTables = (client: pg.ClientBase | pg.Pool, tables: readonly TableRow[]): Promise<ReadonlySet<string>> =>
  idsOf(client, INSERT, TABLES.of(tables));

export const commitChanges = (client: pg.ClientBase | pg.Pool, changes: readonly Change[]): Promise<ReadonlySet<string>> =>
  idsOf(client, COMMIT, CHANGES.of(changes));
