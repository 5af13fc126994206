import type { PlayerRow, TokenRow } from '../store';
import type { Scripts } from './scripts';
import type { Schema } from './schema';
import type { Builder } from './query';

interface Id {
  readonly id: string;
}

type Player = Schema['players'];
type Token = Schema['tokens'];

const fromPlayer = ({ id, name, created_at }: Player): PlayerRow => ({ id, name, createdAt: created_at });

const toToken = ({ id, player, label, hash, origin, createdAt }: TokenRow): Token => ({
  id,
  player_id: player,
  label,
  hash,
  origin,
  created_at: createdAt,
});

const fromToken = ({ id, player_id, label, hash, origin, created_at }: Token): TokenRow => ({
  id,
  player: player_id,
  label,
  hash,
  origin,
  createdAt: created_at,
});

type Reads = 'player' | 'players' | 'playerByToken' | 'tokens';
type Writes = 'insertPlayer' | 'renamePlayer' | 'deletePlayer' | 'insertToken' | 'deleteToken';

export const peopleReads = ({ db, query, select }: Builder): Scripts<Reads> => {
  const byId = query<Id>()((slot) => db.selectFrom('players').selectAll().where('id', '=', slot('id')));
  const byToken = query<{ readonly hash: string }>()((slot) =>
    db
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player_id')
      .selectAll('players')
      .where('tokens.hash', '=', slot('hash')),
  );
  const tokensOf = query<Id>()((slot) =>
    db.selectFrom('tokens').selectAll().where('player_id', '=', slot('id')).orderBy('created_at').orderBy('id'),
  );
  return {
    *player(id) {
      const row = yield* byId.get({ id });
      return row && fromPlayer(row);
    },
    *players(ids) {
      if (ids.length === 0) return [];
      const rows = yield* select(db.selectFrom('players').selectAll().where('id', 'in', ids));
      const found = new Map(rows.map((row) => [row.id, fromPlayer(row)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    *playerByToken(hash) {
      const row = yield* byToken.get({ hash });
      return row && fromPlayer(row);
    },
    *tokens(id) {
      return (yield* tokensOf.all({ id })).map(fromToken);
    },
  };
};

export const peopleWrites = ({ db, query }: Builder): Scripts<Writes> => {
  const insertPlayer = query<Player>()((slot) =>
    db.insertInto('players').values({ id: slot('id'), name: slot('name'), created_at: slot('created_at') }),
  );
  const insertToken = query<Token>()((slot) =>
    db.insertInto('tokens').values({
      id: slot('id'),
      player_id: slot('player_id'),
      label: slot('label'),
      hash: slot('hash'),
      origin: slot('origin'),
      created_at: slot('created_at'),
    }),
  );
  const rename = query<Omit<Player, 'created_at'>>()((slot) =>
    db
      .updateTable('players')
      .set({ name: slot('name') })
      .where('id', '=', slot('id')),
  );
  const deleteToken = query<Pick<Token, 'id' | 'player_id'>>()((slot) =>
    db.deleteFrom('tokens').where('id', '=', slot('id')).where('player_id', '=', slot('player_id')),
  );
  const removals = [
    query<Id>()((slot) => db.deleteFrom('players').where('id', '=', slot('id'))),
    query<Id>()((slot) => db.deleteFrom('tokens').where('player_id', '=', slot('id'))),
    query<Id>()((slot) => db.deleteFrom('chat').where('player_id', '=', slot('id'))),
    query<Id>()((slot) => db.deleteFrom('passkeys').where('player_id', '=', slot('id'))),
    query<Id>()((slot) => db.deleteFrom('challenges').where('player_id', '=', slot('id'))),
    query<Id>()((slot) => db.deleteFrom('codes').where('player_id', '=', slot('id'))),
    query<Id>()((slot) => db.deleteFrom('subscriptions').where('player_id', '=', slot('id'))),
  ];
  return {
    *insertPlayer({ id, name, createdAt }, token) {
      yield* insertPlayer.run({ id, name, created_at: createdAt });
      yield* insertToken.run(toToken(token));
    },
    *renamePlayer(id, name) {
      yield* rename.run({ id, name });
    },
    *deletePlayer(id) {
      for (const removal of removals) yield* removal.run({ id });
    },
    *insertToken(token) {
      yield* insertToken.run(toToken(token));
    },
    *deleteToken(player, id) {
      return (yield* deleteToken.run({ id, player_id: player })) > 0;
    },
  };
};
