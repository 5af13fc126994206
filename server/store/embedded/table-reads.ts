import { sql } from 'kysely';
import type { Database } from 'libsql';
import { formatCursor, parseCursor } from './cursor';
import type { Operations } from './operation';
import { fromLog, fromRequest, fromTable } from './rows';
import { sqlite } from './schema';
import { prepare, select } from './statement';

type Methods = 'table' | 'tableByInvite' | 'tablesOf' | 'lobby' | 'everyTable' | 'log' | 'request';

export const tableReads = (db: Database): Operations<Methods> => {
  const byId = prepare<{ readonly id: string }>(db)((slot) =>
    sqlite.selectFrom('tables').selectAll().where('id', '=', slot('id')),
  );
  const byInvite = prepare<{ readonly invite: string }>(db)((slot) =>
    sqlite.selectFrom('tables').selectAll().where('invite', '=', slot('invite')),
  );
  // Rows never overlap: the last one that begins no later may reach beyond, and none before it.
  const logAfter = prepare<{ readonly table: string; readonly after: number }>(db)((slot) =>
    sqlite
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', slot('table'))
      .where('last', '>', slot('after'))
      .where('first', '>=', (from) =>
        from.fn.coalesce(
          from
            .selectFrom('log as before')
            .select((row) => row.fn.max('before.first').as('first'))
            .where('before.table_id', '=', slot('table'))
            .where('before.first', '<=', slot('after')),
          sql<number>`0`,
        ),
      )
      .orderBy('first'),
  );
  const request = prepare<{ readonly table: string; readonly seat: number; readonly id: string }>(db)((slot) =>
    sqlite
      .selectFrom('log')
      .select(['seat', 'request_id', 'request_hash', 'request_last'])
      .where('table_id', '=', slot('table'))
      .where('seat', '=', slot('seat'))
      .where('request_id', '=', slot('id')),
  );
  const tableOf = (row: Parameters<typeof fromTable>[0] | undefined) => (row ? fromTable(row) : undefined);

  return {
    table: (id) => tableOf(byId.get({ id })),
    tableByInvite: (invite) => tableOf(byInvite.get({ invite })),
    tablesOf: (player, { status, after, limit }) => {
      const from = after === undefined ? undefined : parseCursor(after);
      if (after !== undefined && !from) return { tables: [], next: undefined };
      const waits = sql<number>`case when waits_for = ${player} then 1 else 0 end`;
      const rows = select(
        db,
        sqlite
          .selectFrom('people')
          .innerJoin('tables', 'tables.id', 'people.table_id')
          .selectAll('tables')
          .select(waits.as('waits'))
          .where('people.player_id', '=', player)
          .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'over'))
          .$if(from !== undefined, (query) =>
            query.where(sql<boolean>`(${waits}, changed_at, id) < (${from?.waits}, ${from?.changedAt}, ${from?.id})`),
          )
          .orderBy('waits', 'desc')
          .orderBy('changed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1),
      );
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        tables: shown.map(fromTable),
        next: last && formatCursor({ waits: last.waits, changedAt: last.changed_at, id: last.id }),
      };
    },
    lobby: ({ game, status, limit }) =>
      select(
        db,
        sqlite
          .selectFrom('tables')
          .selectAll()
          .where('visibility', '=', sql.lit('public'))
          .where('status', '<>', sql.lit('over'))
          .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
          .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'over'))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit),
      ).map(fromTable),
    everyTable: ({ after = '', limit }) =>
      select(db, sqlite.selectFrom('tables').selectAll().where('id', '>', after).orderBy('id').limit(limit)).map(fromTable),
    log: (table, after) => logAfter.all({ table, after }).map(fromLog),
    request: (table, seat, id) => {
      const row = request.get({ table, seat, id });
      return row && fromRequest(row);
    },
  };
};
