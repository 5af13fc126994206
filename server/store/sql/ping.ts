import type { Builder } from './query';
import type { Scripts } from './scripts';

/** The store can read and write if it can change this row. */
export const pings = ({ db, query }: Builder): Scripts<'ping'> => {
  const ping = query<object>()(() =>
    db
      .insertInto('pings')
      .values({ id: 1, count: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ count: row('pings.count', '+', 1) }))),
  );
  return {
    *ping() {
      yield* ping.run({});
    },
  };
};
