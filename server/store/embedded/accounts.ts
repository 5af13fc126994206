import type { Database } from 'libsql';
import type { ChallengeRow, PasskeyRow } from '../store';
import type { Operations } from './operation';
import { type Schema, sqlite } from './schema';
import { prepare } from './statement';

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

export const accountReads = (db: Database): Operations<'passkey' | 'passkeys'> => {
  const byId = prepare<Id>(db)((slot) => sqlite.selectFrom('passkeys').selectAll().where('id', '=', slot('id')));
  const ofPlayer = prepare<Id>(db)((slot) =>
    sqlite.selectFrom('passkeys').selectAll().where('player_id', '=', slot('id')).orderBy('created_at').orderBy('id'),
  );
  return {
    passkey: (id) => {
      const row = byId.get({ id });
      return row && fromPasskey(row);
    },
    passkeys: (id) => ofPlayer.all({ id }).map(fromPasskey),
  };
};

type PasskeyWrites = 'insertPasskey' | 'countPasskey' | 'deletePasskey' | 'insertChallenge' | 'takeChallenge';

const passkeyWrites = (db: Database): Operations<PasskeyWrites> => {
  const insert = prepare<Passkey>(db)((slot) =>
    sqlite
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
  const count = prepare<Pick<Passkey, 'id' | 'counter'>>(db)((slot) =>
    sqlite
      .updateTable('passkeys')
      .set({ counter: slot('counter') })
      .where('id', '=', slot('id')),
  );
  const remove = prepare<Pick<Passkey, 'id' | 'player_id'>>(db)((slot) =>
    sqlite.deleteFrom('passkeys').where('id', '=', slot('id')).where('player_id', '=', slot('player_id')),
  );
  const forget = prepare<{ readonly now: number }>(db)((slot) =>
    sqlite.deleteFrom('challenges').where('ends_at', '<=', slot('now')),
  );
  const insertChallenge = prepare<Challenge>(db)((slot) =>
    sqlite
      .insertInto('challenges')
      .values({ challenge: slot('challenge'), player_id: slot('player_id'), ends_at: slot('ends_at') }),
  );
  const take = prepare<{ readonly challenge: string; readonly now: number }>(db)((slot) =>
    sqlite.selectFrom('challenges').selectAll().where('challenge', '=', slot('challenge')).where('ends_at', '>', slot('now')),
  );
  const removeChallenge = prepare<Pick<Challenge, 'challenge'>>(db)((slot) =>
    sqlite.deleteFrom('challenges').where('challenge', '=', slot('challenge')),
  );
  return {
    insertPasskey: (passkey) => (insert.run(toPasskey(passkey)) === 0 ? 'conflict' : 'stored'),
    countPasskey: (id, counter) => {
      count.run({ id, counter });
    },
    deletePasskey: (player, id) => remove.run({ id, player_id: player }) > 0,
    insertChallenge: ({ challenge, player, until }, now) => {
      forget.run({ now });
      insertChallenge.run({ challenge, player_id: player ?? null, ends_at: until });
    },
    takeChallenge: (challenge, now) => {
      const row = take.get({ challenge, now });
      removeChallenge.run({ challenge });
      return row && fromChallenge(row);
    },
  };
};

const codeWrites = (db: Database): Operations<'insertCode' | 'takeCode'> => {
  const forget = prepare<{ readonly now: number; readonly player: string }>(db)((slot) =>
    sqlite.deleteFrom('codes').where((row) => row.or([row('ends_at', '<=', slot('now')), row('player_id', '=', slot('player'))])),
  );
  const insert = prepare<Omit<Code, 'wrong'>>(db)((slot) =>
    sqlite.insertInto('codes').values({
      player_id: slot('player_id'),
      name: slot('name'),
      hash: slot('hash'),
      ends_at: slot('ends_at'),
      wrong: 0,
    }),
  );
  const find = prepare<Pick<Code, 'name' | 'hash'> & { readonly now: number }>(db)((slot) =>
    sqlite
      .selectFrom('codes')
      .select('player_id')
      .where('name', '=', slot('name'))
      .where('hash', '=', slot('hash'))
      .where('ends_at', '>', slot('now'))
      .limit(1),
  );
  const remove = prepare<{ readonly player: string }>(db)((slot) =>
    sqlite.deleteFrom('codes').where('player_id', '=', slot('player')),
  );
  const countWrong = prepare<Pick<Code, 'name'>>(db)((slot) =>
    sqlite
      .updateTable('codes')
      .set((row) => ({ wrong: row('wrong', '+', 1) }))
      .where('name', '=', slot('name')),
  );
  const removeWrong = prepare<{ readonly most: number }>(db)((slot) =>
    sqlite.deleteFrom('codes').where('wrong', '>=', slot('most')),
  );
  return {
    insertCode: ({ player, name, hash, until }, now) => {
      forget.run({ now, player });
      insert.run({ player_id: player, name, hash, ends_at: until });
    },
    takeCode: ({ name, hash }, { now, most }) => {
      const player = find.get({ name, hash, now })?.player_id;
      if (player === undefined) {
        countWrong.run({ name });
        removeWrong.run({ most });
      } else remove.run({ player });
      return player;
    },
  };
};

export const accountWrites = (db: Database): Operations<PasskeyWrites | 'insertCode' | 'takeCode'> => ({
  ...passkeyWrites(db),
  ...codeWrites(db),
});
