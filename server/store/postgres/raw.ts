import { messageOf } from '../../error-code';
import { StoreProblem } from '../problem';
import { type Rows, alive, pageOf, put } from '../sql/copying';
import { builder } from './dialect';
import { migrate } from './migrate';
import { clientOptions, follow, library } from './pool';

/** The rows of a database, in one transaction: as they were at its beginning, and all that is put or nothing. */
export const openDatabaseRows = async (url: string): Promise<Rows> => {
  const lib = await library();
  const client = new lib.Client(clientOptions(lib, url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migrate(client);
    await client.query('begin isolation level repeatable read');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new StoreProblem(`the database ${new URL(url).host} cannot be used: ${messageOf(error)}`);
  }
  return {
    page: (table, after, limit) => follow(client, pageOf(builder, table, after, limit)),
    put: async (table, rows) => void (await follow(client, put(builder, table, rows))),
    alive: () => follow(client, alive(builder, Date.now())),
    close: async (isKept) => {
      try {
        await client.query(isKept ? 'commit' : 'rollback');
      } finally {
        await client.end();
      }
    },
  };
};
