import type { Scripts } from './scripts';
import type { Schema } from './schema';
import type { Builder } from './query';

type Chat = Schema['chat'];

export const chatReads = ({ db, query }: Builder): Scripts<'chat'> => {
  const last = query<{ readonly table: string; readonly limit: number }>()((slot) =>
    db.selectFrom('chat').selectAll().where('table_id', '=', slot('table')).orderBy('number', 'desc').limit(slot('limit')),
  );
  return {
    *chat(table, limit) {
      const rows = yield* last.all({ table, limit });
      return rows.toReversed().map(({ player_id, seat, text, at }) => ({ player: player_id, seat: seat ?? undefined, text, at }));
    },
  };
};

export const chatWrites = ({ db, query }: Builder): Scripts<'insertChat'> => {
  const highest = query<{ readonly table: string }>()((slot) =>
    db
      .selectFrom('chat')
      .select((row) => row.fn.max('number').as('number'))
      .where('table_id', '=', slot('table')),
  );
  const insert = query<Chat>()((slot) =>
    db
      .insertInto('chat')
      .values({
        table_id: slot('table_id'),
        number: slot('number'),
        player_id: slot('player_id'),
        seat: slot('seat'),
        text: slot('text'),
        at: slot('at'),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return {
    *insertChat(table, { player, seat, text, at }) {
      const said = { table_id: table, player_id: player, seat: seat ?? null, text, at };
      for (;;) {
        const number = ((yield* highest.get({ table }))?.number ?? 0) + 1;
        // Somebody at another server may have said something under this number.
        if ((yield* insert.run({ ...said, number })) > 0) return;
      }
    },
  };
};
