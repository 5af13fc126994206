import type { Expression, Kysely, SelectQueryBuilder } from 'kysely';
import type { Due } from '../store';
import type { Builder } from './query';
import type { Schema } from './schema';
import type { Scripts } from './scripts';

/** A server that has not been heard of for this long is forgotten. */
const FORGET_MS = 60 * 60_000;

interface Claim {
  readonly server: string;
  readonly now: number;
  readonly limit: number;
  readonly kind: Due['kind'];
  readonly other: Due['kind'];
}

/** What nobody alive has claimed, the most urgent first. Not a join: a row that another server claims meanwhile is looked at again. */
const unclaimed = (db: Kysely<Schema>, now: Expression<number>): SelectQueryBuilder<Schema, 'due', object> =>
  db
    .selectFrom('due')
    .where((row) =>
      row.or([
        row('claimed_by', 'is', null),
        row('claimed_by', 'not in', row.selectFrom('servers').select('id').where('alive_until', '>=', now)),
      ]),
    )
    .orderBy('at')
    .orderBy('table_id');

export const dueReads = ({ db, query }: Builder): Scripts<'nextDue'> => {
  const next = query<{ readonly now: number }>()((slot) => unclaimed(db, slot('now')).select('at').limit(1));
  return {
    *nextDue(now) {
      return (yield* next.get({ now }))?.at;
    },
  };
};

export const lifeWrites = ({ db, query }: Builder): Scripts<'beat' | 'wake' | 'releaseDue'> => {
  const beat = query<Schema['servers']>()((slot) =>
    db
      .insertInto('servers')
      .values({ id: slot('id'), alive_until: slot('alive_until') })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ alive_until: row.ref('excluded.alive_until') }))),
  );
  const forget = query<{ readonly before: number }>()((slot) =>
    db.deleteFrom('servers').where('alive_until', '<', slot('before')),
  );
  const release = query<{ readonly server: string; readonly table: string }>()((slot) =>
    db
      .updateTable('due')
      .set({ claimed_by: null })
      .where('table_id', '=', slot('table'))
      .where('claimed_by', '=', slot('server')),
  );
  const awake = query<object>()(() => db.selectFrom('awake').select('ends_at'));
  const stayAwake = query<Pick<Schema['awake'], 'ends_at'>>()((slot) =>
    db
      .insertInto('awake')
      .values({ id: 1, ends_at: slot('ends_at') })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({ ends_at: row.ref('excluded.ends_at') }))
          .whereRef('awake.ends_at', '<', 'excluded.ends_at'),
      ),
  );
  const sleep = query<Schema['sleeps']>()((slot) =>
    db
      .insertInto('sleeps')
      .values({ from_at: slot('from_at'), until_at: slot('until_at') })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const sleeps = query<object>()(() => db.selectFrom('sleeps').selectAll().orderBy('from_at'));
  return {
    *beat(id, until) {
      yield* beat.run({ id, alive_until: until });
      yield* forget.run({ before: until - FORGET_MS });
      yield* stayAwake.run({ ends_at: until });
    },
    *releaseDue(server, table) {
      yield* release.run({ server, table });
    },
    *wake({ now, lived, least }) {
      const ends = (yield* awake.get({}))?.ends_at;
      const from = ends === undefined ? now : ends - lived;
      // Of several servers that begin together, the first says how long it was.
      if (now - from > least) yield* sleep.run({ from_at: from, until_at: now });
      return (yield* sleeps.all({})).map(({ from_at, until_at }) => ({ from: from_at, until: until_at }));
    },
  };
};

type Claimable = SelectQueryBuilder<Schema, 'due', { table_id: string }>;

/** `locked`: how rows are kept from others who claim at the same moment. */
export const claims = ({ db, query }: Builder, locked: (rows: Claimable) => Claimable): Scripts<'claimDue'> => {
  const claim = query<Claim>()((slot) =>
    db
      .updateTable('due')
      .set({ claimed_by: slot('server') })
      .where('table_id', 'in', () =>
        locked(
          unclaimed(db, slot('now'))
            .where('at', '<=', slot('now'))
            .where('kind', 'in', [slot('kind'), slot('other')])
            .select('table_id')
            .limit(slot('limit')),
        ),
      )
      .returning(['table_id as table', 'kind', 'at']),
  );
  return {
    *claimDue(server, { now, limit, kinds: [kind, other = kind] = ['bot', 'deadline'] }) {
      const rows = yield* claim.all({ server, now, limit, kind, other });
      return rows.toSorted((one, two) => one.at - two.at || (one.table < two.table ? -1 : 1));
    },
  };
};
