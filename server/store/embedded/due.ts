import type { Database } from 'libsql';
import type { Operations } from './operation';
import { type Schema, sqlite } from './schema';
import { prepare } from './statement';

/** What nobody alive has claimed, the most urgent first. */
const unclaimed = sqlite.selectFrom('due').orderBy('at').orderBy('table_id');

export const dueReads = (db: Database): Operations<'nextDue' | 'awakeUntil'> => {
  const next = prepare<{ readonly now: number }>(db)((slot) =>
    unclaimed
      .leftJoin('servers', (join) => join.onRef('servers.id', '=', 'due.claimed_by').on('servers.alive_until', '>=', slot('now')))
      .where('servers.id', 'is', null)
      .select('due.at')
      .limit(1),
  );
  const awake = prepare<object>(db)(() => sqlite.selectFrom('awake').select('ends_at'));
  return { nextDue: (now) => next.get({ now })?.at, awakeUntil: () => awake.get({})?.ends_at };
};

export const dueWrites = (db: Database): Operations<'beat' | 'claimDue'> => {
  const beat = prepare<Schema['servers']>(db)((slot) =>
    sqlite
      .insertInto('servers')
      .values({ id: slot('id'), alive_until: slot('alive_until') })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ alive_until: row.ref('excluded.alive_until') }))),
  );
  const stayAwake = prepare<Pick<Schema['awake'], 'ends_at'>>(db)((slot) =>
    sqlite
      .insertInto('awake')
      .values({ id: 1, ends_at: slot('ends_at') })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ ends_at: row.ref('excluded.ends_at') }))),
  );
  const ready = prepare<{ readonly now: number; readonly limit: number }>(db)((slot) =>
    unclaimed
      .leftJoin('servers', (join) => join.onRef('servers.id', '=', 'due.claimed_by').on('servers.alive_until', '>=', slot('now')))
      .where('servers.id', 'is', null)
      .where('due.at', '<=', slot('now'))
      .select(['due.table_id as table', 'due.kind', 'due.at'])
      .limit(slot('limit')),
  );
  const claim = prepare<{ readonly table: string; readonly server: string }>(db)((slot) =>
    sqlite
      .updateTable('due')
      .set({ claimed_by: slot('server') })
      .where('table_id', '=', slot('table')),
  );
  return {
    beat: (id, until) => {
      beat.run({ id, alive_until: until });
      stayAwake.run({ ends_at: until });
    },
    claimDue: (server, { now, limit }) => {
      const rows = ready.all({ now, limit }).map(({ table, kind, at }) => ({ table, kind, at }));
      for (const { table } of rows) claim.run({ table, server });
      return rows;
    },
  };
};
