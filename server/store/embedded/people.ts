import type { Database } from 'libsql';
import type { PlayerRow, TokenRow } from '../store';
import type { Operations } from './operation';
import { type Schema, sqlite } from './schema';
import { prepare } from './statement';

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

export const peopleReads = (db: Database): Operations<Reads> => {
  const byId = prepare<Id>(db)((slot) => sqlite.selectFrom('players').selectAll().where('id', '=', slot('id')));
  const byToken = prepare<{ readonly hash: string }>(db)((slot) =>
    sqlite
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player_id')
      .selectAll('players')
      .where('tokens.hash', '=', slot('hash')),
  );
  const tokensOf = prepare<Id>(db)((slot) =>
    sqlite.selectFrom('tokens').selectAll().where('player_id', '=', slot('id')).orderBy('created_at').orderBy('id'),
  );
  const player = (id: string): PlayerRow | undefined => {
    const row = byId.get({ id });
    return row && fromPlayer(row);
  };
  return {
    player,
    players: (ids) => ids.flatMap((id) => player(id) ?? []),
    playerByToken: (hash) => {
      const row = byToken.get({ hash });
      return row && fromPlayer(row);
    },
    tokens: (id) => tokensOf.all({ id }).map(fromToken),
  };
};

export const peopleWrites = (db: Database): Operations<Writes> => {
  const insertPlayer = prepare<Player>(db)((slot) =>
    sqlite.insertInto('players').values({ id: slot('id'), name: slot('name'), created_at: slot('created_at') }),
  );
  const insertToken = prepare<Token>(db)((slot) =>
    sqlite.insertInto('tokens').values({
      id: slot('id'),
      player_id: slot('player_id'),
      label: slot('label'),
      hash: slot('hash'),
      origin: slot('origin'),
      created_at: slot('created_at'),
    }),
  );
  const rename = prepare<Omit<Player, 'created_at'>>(db)((slot) =>
    sqlite
      .updateTable('players')
      .set({ name: slot('name') })
      .where('id', '=', slot('id')),
  );
  const deleteToken = prepare<Pick<Token, 'id' | 'player_id'>>(db)((slot) =>
    sqlite.deleteFrom('tokens').where('id', '=', slot('id')).where('player_id', '=', slot('player_id')),
  );
  const removals = [
    prepare<Id>(db)((slot) => sqlite.deleteFrom('players').where('id', '=', slot('id'))),
    prepare<Id>(db)((slot) => sqlite.deleteFrom('tokens').where('player_id', '=', slot('id'))),
    prepare<Id>(db)((slot) => sqlite.deleteFrom('chat').where('player_id', '=', slot('id'))),
    prepare<Id>(db)((slot) => sqlite.deleteFrom('passkeys').where('player_id', '=', slot('id'))),
    prepare<Id>(db)((slot) => sqlite.deleteFrom('challenges').where('player_id', '=', slot('id'))),
    prepare<Id>(db)((slot) => sqlite.deleteFrom('codes').where('player_id', '=', slot('id'))),
    prepare<Id>(db)((slot) => sqlite.deleteFrom('subscriptions').where('player_id', '=', slot('id'))),
  ];
  return {
    insertPlayer: ({ id, name, createdAt }, token) => {
      insertPlayer.run({ id, name, created_at: createdAt });
      insertToken.run(toToken(token));
    },
    renamePlayer: (id, name) => {
      rename.run({ id, name });
    },
    deletePlayer: (id) => {
      for (const removal of removals) removal.run({ id });
    },
    insertToken: (token) => {
      insertToken.run(toToken(token));
    },
    deleteToken: (player, id) => deleteToken.run({ id, player_id: player }) > 0,
  };
};
