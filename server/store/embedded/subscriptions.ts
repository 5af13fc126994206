import type { Database } from 'libsql';
import type { Operations } from './operation';
import { type Schema, sqlite } from './schema';
import { prepare } from './statement';

type Subscription = Schema['subscriptions'];

export const subscriptionReads = (db: Database): Operations<'subscriptions'> => {
  const ofPlayer = prepare<{ readonly player: string }>(db)((slot) =>
    sqlite
      .selectFrom('subscriptions')
      .selectAll()
      .where('player_id', '=', slot('player'))
      .orderBy('created_at')
      .orderBy('endpoint'),
  );
  return {
    subscriptions: (player) =>
      ofPlayer
        .all({ player })
        .map(({ player_id, created_at, ...rest }) => ({ ...rest, player: player_id, createdAt: created_at })),
  };
};

export const subscriptionWrites = (db: Database): Operations<'insertSubscription' | 'deleteSubscription' | 'keepSecret'> => {
  const insert = prepare<Subscription>(db)((slot) =>
    sqlite
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
  const keepLatest = prepare<{ readonly player: string; readonly most: number }>(db)((slot) =>
    sqlite
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
  const remove = prepare<{ readonly player: string; readonly endpoint: string }>(db)((slot) =>
    sqlite.deleteFrom('subscriptions').where('player_id', '=', slot('player')).where('endpoint', '=', slot('endpoint')),
  );
  const keepSecret = prepare<Schema['secrets']>(db)((slot) =>
    sqlite
      .insertInto('secrets')
      .values({ name: slot('name'), value: slot('value') })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const secret = prepare<{ readonly name: string }>(db)((slot) =>
    sqlite.selectFrom('secrets').select('value').where('name', '=', slot('name')),
  );
  return {
    insertSubscription: ({ endpoint, player, p256dh, auth, language, createdAt }, most) => {
      insert.run({ endpoint, player_id: player, p256dh, auth, language, created_at: createdAt });
      keepLatest.run({ player, most });
    },
    deleteSubscription: (player, endpoint) => {
      remove.run({ player, endpoint });
    },
    keepSecret: (name, value) => {
      keepSecret.run({ name, value });
      return secret.get({ name })?.value ?? value;
    },
  };
};
