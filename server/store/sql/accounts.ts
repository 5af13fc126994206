import type { ChallengeRow, PasskeyRow } from '../store';
import type { Scripts } from './scripts';
import type { Schema } from './schema';
import type { Builder } from './query';

interface Id {
  readonly id: string;
}

type Passkey = Schema['passkeys'];
type Challenge = Schema['challenges'];
type Code = Schema['codes'];

const toPasskey = ({ id, player, publicKey, counter, transports, label, createdAt }: PasskeyRow): Passkey => ({
  id,
  player_id: player,
  public_key: publicKey,
  counter,
  transports: JSON.stringify(transports),
  label,
  created_at: createdAt,
});

const fromPasskey = ({ id, player_id, public_key, counter, transports, label, created_at }: Passkey): PasskeyRow => ({
  id,
  player: player_id,
  publicKey: public_key,
  counter,
  // A door: written by `toPasskey`.
  transports: JSON.parse(transports),
  label,
  createdAt: created_at,
});

const fromChallenge = ({ challenge, player_id, ends_at }: Challenge): ChallengeRow => ({
  challenge,
  player: player_id ?? undefined,
  until: ends_at,
});

export const accountReads = ({ db, query }: Builder): Scripts<'passkey' | 'passkeys'> => {
  const byId = query<Id>()((slot) => db.selectFrom('passkeys').selectAll().where('id', '=', slot('id')));
  const ofPlayer = query<Id>()((slot) =>
    db.selectFrom('passkeys').selectAll().where('player_id', '=', slot('id')).orderBy('created_at').orderBy('id'),
  );
  return {
    *passkey(id) {
      const row = yield* byId.get({ id });
      return row && fromPasskey(row);
    },
    *passkeys(id) {
      return (yield* ofPlayer.all({ id })).map(fromPasskey);
    },
  };
};

type PasskeyWrites = 'insertPasskey' | 'countPasskey' | 'deletePasskey' | 'insertChallenge' | 'takeChallenge';

const passkeyWrites = ({ db, query }: Builder): Scripts<PasskeyWrites> => {
  const insert = query<Passkey>()((slot) =>
    db
      .insertInto('passkeys')
      .values({
        id: slot('id'),
        player_id: slot('player_id'),
        public_key: slot('public_key'),
        counter: slot('counter'),
        transports: slot('transports'),
        label: slot('label'),
        created_at: slot('created_at'),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const count = query<Pick<Passkey, 'id' | 'counter'>>()((slot) =>
    db
      .updateTable('passkeys')
      .set({ counter: slot('counter') })
      .where('id', '=', slot('id')),
  );
  const remove = query<Pick<Passkey, 'id' | 'player_id'>>()((slot) =>
    db.deleteFrom('passkeys').where('id', '=', slot('id')).where('player_id', '=', slot('player_id')),
  );
  const forget = query<{ readonly now: number }>()((slot) => db.deleteFrom('challenges').where('ends_at', '<=', slot('now')));
  const insertChallenge = query<Challenge>()((slot) =>
    db.insertInto('challenges').values({ challenge: slot('challenge'), player_id: slot('player_id'), ends_at: slot('ends_at') }),
  );
  // In one statement: of two servers, one has it.
  const take = query<Pick<Challenge, 'challenge'>>()((slot) =>
    db.deleteFrom('challenges').where('challenge', '=', slot('challenge')).returningAll(),
  );
  return {
    *insertPasskey(passkey) {
      return (yield* insert.run(toPasskey(passkey))) === 0 ? 'conflict' : 'stored';
    },
    *countPasskey(id, counter) {
      yield* count.run({ id, counter });
    },
    *deletePasskey(player, id) {
      return (yield* remove.run({ id, player_id: player })) > 0;
    },
    *insertChallenge({ challenge, player, until }, now) {
      yield* forget.run({ now });
      yield* insertChallenge.run({ challenge, player_id: player ?? null, ends_at: until });
    },
    *takeChallenge(challenge, now) {
      const row = yield* take.get({ challenge });
      return row && row.ends_at > now ? fromChallenge(row) : undefined;
    },
  };
};

const codeWrites = ({ db, query }: Builder): Scripts<'insertCode' | 'takeCode'> => {
  const forget = query<{ readonly now: number; readonly player: string }>()((slot) =>
    db.deleteFrom('codes').where((row) => row.or([row('ends_at', '<=', slot('now')), row('player_id', '=', slot('player'))])),
  );
  const insert = query<Omit<Code, 'wrong'>>()((slot) =>
    db
      .insertInto('codes')
      .values({ player_id: slot('player_id'), name: slot('name'), hash: slot('hash'), ends_at: slot('ends_at'), wrong: 0 })
      // Another server was as quick: the last one counts.
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          hash: row.ref('excluded.hash'),
          ends_at: row.ref('excluded.ends_at'),
          wrong: 0,
        })),
      ),
  );
  const find = query<Pick<Code, 'name' | 'hash'> & { readonly now: number }>()((slot) =>
    db
      .selectFrom('codes')
      .select('player_id')
      .where('name', '=', slot('name'))
      .where('hash', '=', slot('hash'))
      .where('ends_at', '>', slot('now'))
      .limit(1),
  );
  const remove = query<{ readonly player: string; readonly hash: string }>()((slot) =>
    db.deleteFrom('codes').where('player_id', '=', slot('player')).where('hash', '=', slot('hash')),
  );
  const countWrong = query<Pick<Code, 'name'>>()((slot) =>
    db
      .updateTable('codes')
      .set((row) => ({ wrong: row('wrong', '+', 1) }))
      .where('name', '=', slot('name')),
  );
  const removeWrong = query<{ readonly most: number }>()((slot) => db.deleteFrom('codes').where('wrong', '>=', slot('most')));
  return {
    *insertCode({ player, name, hash, until }, now) {
      yield* forget.run({ now, player });
      yield* insert.run({ player_id: player, name, hash, ends_at: until });
    },
    *takeCode({ name, hash }, { now, most }) {
      const player = (yield* find.get({ name, hash, now }))?.player_id;
      // Of two servers that find it, one removes it, and only that one has it.
      if (player !== undefined && (yield* remove.run({ player, hash })) > 0) return player;
      yield* countWrong.run({ name });
      yield* removeWrong.run({ most });
      return undefined;
    },
  };
};

export const accountWrites = (builder: Builder): Scripts<PasskeyWrites | 'insertCode' | 'takeCode'> => ({
  ...passkeyWrites(builder),
  ...codeWrites(builder),
});
