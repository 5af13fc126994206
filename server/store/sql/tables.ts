import { sql } from 'kysely';
import { formatCursor, parseCursor } from './cursor';
import type { Scripts } from './scripts';
import { fromLog, fromRequest, fromTable, parsePeople } from './rows';
import type { Builder } from './query';

type Methods = 'table' | 'tableByInvite' | 'versions' | 'tablesOf' | 'tablesWaiting' | 'lobby' | 'everyTable' | 'log' | 'request';

export const tableReads = ({ db, query, select }: Builder): Scripts<Methods> => {
  const byId = query<{ readonly id: string }>()((slot) => db.selectFrom('tables').selectAll().where('id', '=', slot('id')));
  const byInvite = query<{ readonly invite: string }>()((slot) =>
    db.selectFrom('tables').selectAll().where('invite', '=', slot('invite')),
  );
  // Rows never overlap: the last one that begins no later may reach beyond, and none before it.
  const logAfter = query<{ readonly table: string; readonly after: number }>()((slot) =>
    db
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
  const request = query<{ readonly table: string; readonly seat: number; readonly id: string }>()((slot) =>
    db
      .selectFrom('log')
      .select(['seat', 'request_id', 'request_hash', 'request_last'])
      .where('table_id', '=', slot('table'))
      .where('seat', '=', slot('seat'))
      .where('request_id', '=', slot('id')),
  );
  const tableOf = (row: Parameters<typeof fromTable>[0] | undefined) => (row ? fromTable(row) : undefined);

  return {
    *table(id) {
      return tableOf(yield* byId.get({ id }));
    },
    *tableByInvite(invite) {
      return tableOf(yield* byInvite.get({ invite }));
    },
    *versions(ids) {
      if (ids.length === 0) return new Map();
      const rows = yield* select(db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids));
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    *tablesWaiting(players) {
      if (players.length === 0) return [];
      const rows = yield* select(
        db
          .selectFrom('people')
          .innerJoin('tables', (join) =>
            join.onRef('tables.id', '=', 'people.table_id').onRef('tables.waits_for', '=', 'people.player_id'),
          )
          .selectAll('tables')
          .where('people.player_id', 'in', players),
      );
      return rows.map(fromTable);
    },
    *tablesOf(player, { status, after, limit }) {
      const from = after === undefined ? undefined : parseCursor(after);
      if (after !== undefined && !from) return { tables: [], next: undefined };
      const waits = sql<number>`case when waits_for = ${player} then 1 else 0 end`;
      const rows = yield* select(
        db
          .selectFrom('people')
          .innerJoin('tables', 'tables.id', 'people.table_id')
          .selectAll('tables')
          .select(waits.as('waits'))
          .where('people.player_id', '=', player)
          .$if(status !== undefined, (found) => found.where('status', '=', status ?? 'over'))
          .$if(from !== undefined, (found) =>
            found.where(sql<boolean>`(${waits}, changed_at, id) < (${from?.waits}, ${from?.changedAt}, ${from?.id})`),
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
    *lobby({ game, status, limit }) {
      const rows = yield* select(
        db
          .selectFrom('tables')
          .selectAll()
          .where('visibility', '=', sql.lit('public'))
          .where('status', '<>', sql.lit('over'))
          .$if(game !== undefined, (found) => found.where('game', '=', game ?? ''))
          .$if(status !== undefined, (found) => found.where('status', '=', status ?? 'over'))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit),
      );
      return rows.map(fromTable);
    },
    *everyTable({ after = '', limit }) {
      const rows = yield* select(db.selectFrom('tables').selectAll().where('id', '>', after).orderBy('id').limit(limit));
      return rows.map(fromTable);
    },
    *log(table, after) {
      return (yield* logAfter.all({ table, after })).map(fromLog);
    },
    *request(table, seat, id) {
      const row = yield* request.get({ table, seat, id });
      return row && fromRequest(row);
    },
  };
};

export const tableRemovals = ({ db, query }: Builder): Scripts<'deleteTable'> => {
  const people = query<{ readonly id: string }>()((slot) =>
    db.selectFrom('tables').select('people').where('id', '=', slot('id')),
  );
  const remove = query<{ readonly id: string; readonly version: number }>()((slot) =>
    db
      .deleteFrom('tables')
      .where('id', '=', slot('id'))
      .where('version', '=', slot('version'))
      .where('status', '=', sql.lit('gathering')),
  );
  const leave = query<{ readonly player: string; readonly id: string }>()((slot) =>
    db.deleteFrom('people').where('player_id', '=', slot('player')).where('table_id', '=', slot('id')),
  );
  const rest = (['due', 'log', 'chat'] as const).map((table) =>
    query<{ readonly id: string }>()((slot) => db.deleteFrom(table).where('table_id', '=', slot('id'))),
  );
  return {
    *deleteTable(id, version) {
      const row = yield* people.get({ id });
      if (!row || (yield* remove.run({ id, version })) === 0) return 'conflict';
      for (const player of parsePeople(row.people)) yield* leave.run({ player, id });
      for (const removal of rest) yield* removal.run({ id });
      return 'stored';
    },
  };
};
