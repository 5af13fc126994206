import type { Scripts } from './scripts';
import type { Schema } from './schema';
import type { Builder } from './query';

type Subscription = Schema['subscriptions'];

export const subscriptionReads = ({ db, query }: Builder): Scripts<'subscriptions'> => {
  const ofPlayer = query<{ readonly player: string }>()((slot) =>
    db.selectFrom('subscriptions').selectAll().where('player_id', '=', slot('player')).orderBy('created_at').orderBy('endpoint'),
  );
  return {
    *subscriptions(player) {
      const rows = yield* ofPlayer.all({ player });
      return rows.map(({ player_id, created_at, ...rest }) => ({ ...rest, player: player_id, createdAt: created_at }));
    },
  };
};

export const subscriptionWrites = ({
  db,
  query,
}: Builder): Scripts<'insertSubscription' | 'deleteSubscription' | 'keepSecret'> => {
  const insert = query<Subscription>()((slot) =>
    db
      .insertInto('subscriptions')
      .values({
        endpoint: slot('endpoint'),
        player_id: slot('player_id'),
        p256dh: slot('p256dh'),
        auth: slot('auth'),
        language: slot('language'),
        created_at: slot('created_at'),
      })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet((row) => ({
          player_id: row.ref('excluded.player_id'),
          p256dh: row.ref('excluded.p256dh'),
          auth: row.ref('excluded.auth'),
          language: row.ref('excluded.language'),
          created_at: row.ref('excluded.created_at'),
        })),
      ),
  );
  const keepLatest = query<{ readonly player: string; readonly most: number }>()((slot) =>
    db
      .deleteFrom('subscriptions')
      .where('player_id', '=', slot('player'))
      .where('endpoint', 'not in', (from) =>
        from
          .selectFrom('subscriptions')
          .select('endpoint')
          .where('player_id', '=', slot('player'))
          .orderBy('created_at', 'desc')
          .orderBy('endpoint', 'desc')
          .limit(slot('most')),
      ),
  );
  const remove = query<{ readonly player: string; readonly endpoint: string }>()((slot) =>
    db.deleteFrom('subscriptions').where('player_id', '=', slot('player')).where('endpoint', '=', slot('endpoint')),
  );
  const keepSecret = query<Schema['secrets']>()((slot) =>
    db
      .insertInto('secrets')
      .values({ name: slot('name'), value: slot('value') })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const secret = query<{ readonly name: string }>()((slot) =>
    db.selectFrom('secrets').select('value').where('name', '=', slot('name')),
  );
  return {
    *insertSubscription({ endpoint, player, p256dh, auth, language, createdAt }, most) {
      yield* insert.run({ endpoint, player_id: player, p256dh, auth, language, created_at: createdAt });
      yield* keepLatest.run({ player, most });
    },
    *deleteSubscription(player, endpoint) {
      yield* remove.run({ player, endpoint });
    },
    *keepSecret(name, value) {
      yield* keepSecret.run({ name, value });
      return (yield* secret.get({ name }))?.value ?? value;
    },
  };
};
