import { afterAll, beforeAll } from 'vitest';
import { openPostgresStore } from '.';
import { type Postgres, startPostgres } from '../../testing/services';
import { describeStore } from '../testing/store-suite';

let postgres: Postgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
  url = postgres.createDatabase();
});
afterAll(() => postgres.close());

/** Groups come one after the other: making the tables anew for each would take longer than all their tests. */
const EMPTY = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
    execute 'delete from ' || name;
  end loop;
end $$`;

describeStore('PostgreSQL', async () => {
  postgres.sql(EMPTY, new URL(url).pathname.slice(1));
  return openPostgresStore({ url });
});
