import type { Database } from 'libsql';
import type { Operations } from './operation';
import { type Schema, sqlite } from './schema';
import { prepare } from './statement';

type Chat = Schema['chat'];

export const chatReads = (db: Database): Operations<'chat'> => {
  const last = prepare<{ readonly table: string; readonly limit: number }>(db)((slot) =>
    sqlite.selectFrom('chat').selectAll().where('table_id', '=', slot('table')).orderBy('number', 'desc').limit(slot('limit')),
  );
  return {
    chat: (table, limit) =>
      last
        .all({ table, limit })
        .toReversed()
        .map(({ player_id, seat, text, at }) => ({ player: player_id, seat: seat ?? undefined, text, at })),
  };
};

export const chatWrites = (db: Database): Operations<'insertChat'> => {
  const highest = prepare<{ readonly table: string }>(db)((slot) =>
    sqlite
      .selectFrom('chat')
      .select((row) => row.fn.max('number').as('number'))
      .where('table_id', '=', slot('table')),
  );
  const insert = prepare<Chat>(db)((slot) =>
    sqlite.insertInto('chat').values({
      table_id: slot('table_id'),
      number: slot('number'),
      player_id: slot('player_id'),
      seat: slot('seat'),
      text: slot('text'),
      at: slot('at'),
    }),
  );
  return {
    insertChat: (table, { player, seat, text, at }) => {
      const number = (highest.get({ table })?.number ?? 0) + 1;
      insert.run({ table_id: table, number, player_id: player, seat: seat ?? null, text, at });
    },
  };
};
