import type { Database } from 'libsql';
import type { Change, TableRow } from '../store';
import type { Operations } from '../operation';
import { parsePeople, toLog, toTable } from '../sql/rows';
import type { LogTable, Schema, TablesTable } from '../sql/schema';
import { prepare, sqlite } from './statement';

interface Id {
  readonly id: string;
}

type Progress = Pick<TablesTable, 'id' | 'version' | 'status' | 'seq' | 'waits_for' | 'changed_at' | 'people' | 'body'>;

/** A move is two rows and what is due: as few statements as possible. */
const preparedCommit = (db: Database) => ({
  current: prepare<Id>(db)((slot) => sqlite.selectFrom('tables').select(['version', 'people']).where('id', '=', slot('id'))),
  insertLog: prepare<LogTable>(db)((slot) =>
    sqlite
      .insertInto('log')
      .values({
        table_id: slot('table_id'),
        first: slot('first'),
        last: slot('last'),
        at: slot('at'),
        entries: slot('entries'),
        state_hash: slot('state_hash'),
        seat: slot('seat'),
        request_id: slot('request_id'),
        request_hash: slot('request_hash'),
        request_last: slot('request_last'),
      })
      .onConflict((conflict) => conflict.doNothing()),
  ),
  update: prepare<Progress>(db)((slot) =>
    sqlite
      .updateTable('tables')
      .set({
        version: slot('version'),
        status: slot('status'),
        seq: slot('seq'),
        waits_for: slot('waits_for'),
        changed_at: slot('changed_at'),
        people: slot('people'),
        body: slot('body'),
      })
      .where('id', '=', slot('id')),
  ),
  setDue: prepare<Schema['due']>(db)((slot) =>
    sqlite
      .insertInto('due')
      .values({ table_id: slot('table_id'), kind: slot('kind'), at: slot('at'), claimed_by: slot('claimed_by') })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((row) => ({
          kind: row.ref('excluded.kind'),
          at: row.ref('excluded.at'),
          claimed_by: row.ref('excluded.claimed_by'),
        })),
      ),
  ),
  clearDue: prepare<Id>(db)((slot) => sqlite.deleteFrom('due').where('table_id', '=', slot('id'))),
});

/** A conflict is found before anything is written. */
export const tableWrites = (db: Database): Operations<'insertTable' | 'commit'> => {
  const { current, insertLog, update, setDue, clearDue } = preparedCommit(db);
  const insert = prepare<TablesTable>(db)((slot) =>
    sqlite
      .insertInto('tables')
      .values({
        id: slot('id'),
        invite: slot('invite'),
        game: slot('game'),
        visibility: slot('visibility'),
        created_at: slot('created_at'),
        version: slot('version'),
        status: slot('status'),
        seq: slot('seq'),
        waits_for: slot('waits_for'),
        changed_at: slot('changed_at'),
        settings: slot('settings'),
        people: slot('people'),
        body: slot('body'),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const join = prepare<Schema['people']>(db)((slot) =>
    sqlite
      .insertInto('people')
      .values({ player_id: slot('player_id'), table_id: slot('table_id') })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const leave = prepare<Schema['people']>(db)((slot) =>
    sqlite.deleteFrom('people').where('player_id', '=', slot('player_id')).where('table_id', '=', slot('table_id')),
  );
  const setPeople = (table: string, before: readonly string[], after: readonly string[]): void => {
    for (const player of before) if (!after.includes(player)) leave.run({ player_id: player, table_id: table });
    for (const player of after) if (!before.includes(player)) join.run({ player_id: player, table_id: table });
  };

  return {
    insertTable: (table: TableRow) => {
      if (insert.run(toTable(table)) === 0) return 'conflict';
      setPeople(table.id, [], table.people);
      return 'stored';
    },
    commit: ({ id, progress, log, due }: Change) => {
      const row = current.get({ id });
      if (row?.version !== progress.version - 1) return 'conflict';
      if (log && insertLog.run(toLog(id, log)) === 0) return 'conflict';
      const people = JSON.stringify(progress.people);
      if (people !== row.people) setPeople(id, parsePeople(row.people), progress.people);
      update.run({
        id,
        version: progress.version,
        status: progress.status,
        seq: progress.seq,
        waits_for: progress.waitsFor ?? null,
        changed_at: progress.changedAt,
        people,
        body: progress.body,
      });
      if (due) setDue.run({ table_id: id, kind: due.kind, at: due.at, claimed_by: due.claimedBy ?? null });
      else clearDue.run({ id });
      return 'stored';
    },
  };
};
