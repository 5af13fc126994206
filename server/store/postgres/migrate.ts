import type pg from 'pg';
import { CREATE_MIGRATIONS, MIGRATIONS, mustKnow } from '../sql/migrations';

/** Any number that no other program is likely to use. */
const LOCK = 7_246_802_616;

/** Texts are compared byte by byte, as in files: keys are quicker that way, and no new version of the system sorts them differently. */
const inBytes = (statement: string): string => statement.replaceAll(/(\w+) text\b/g, '$1 text collate "C"');

/** Brings a database to the latest version, each step whole or not at all, one server at a time. */
export const migrate = async (client: pg.ClientBase, migrations = MIGRATIONS): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(CREATE_MIGRATIONS);
    const { rows } = await client.query('select max(version) as version from migrations');
    const version = Number(rows[0]?.version ?? 0);
    mustKnow(version, migrations);
    for (const [index, statements] of migrations.entries()) {
      if (index < version) continue;
      await client.query('begin');
      for (const statement of statements) await client.query(inBytes(statement));
      await client.query('insert into migrations (version, at) values ($1, $2)', [index + 1, Date.now()]);
      await client.query('commit');
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
};
