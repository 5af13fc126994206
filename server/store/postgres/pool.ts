import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Compiled, Step, Steps } from '../sql/query';
import { isCollision } from './failure';

/** Numbers are below 2⁵³. */
const BIGINT = 20;

/** Loaded when a database is opened: a server with a data folder does without it. */
export const library = async (): Promise<typeof pg> => (await import('pg')).default;

const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  // A door: the library's own declaration knows its parsers by name.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format ?? 'text')) as typeof types.getTypeParser,
});

/** A server that is stopped in the midst of a transaction must not keep rows from others for longer. */
const IDLE_IN_TRANSACTION_MS = 3_000;
const STATEMENT_MS = 10_000;
const CONNECT_MS = 5_000;

/**
 * Everything is found by a key. On empty tables the planner believes that reading all of it is as good, and remembers that while they
 * grow. A database that does not know these settings does without them.
 */
const BY_KEYS = ['enable_seqscan = off', 'enable_hashjoin = off', 'enable_mergejoin = off'];
/** Small tables are read whole all the same, at a price that the planner believes to be huge: a compiler would be started for it each time. */
const NO_COMPILER = 'jit = off';

const SETTINGS = [
  `statement_timeout = ${STATEMENT_MS}`,
  `idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  ...BY_KEYS,
  NO_COMPILER,
];

export const clientOptions = (lib: typeof pg, url: string): pg.ClientConfig => ({
  connectionString: url,
  types: typesOf(lib),
  application_name: 'showboat',
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: STATEMENT_MS + 2_000,
});

const settle = async (client: pg.ClientBase): Promise<void> => {
  // One that breaks while it is in use: the next statement says so.
  client.on('error', () => undefined);
  for (const setting of SETTINGS) await client.query(`set ${setting}`).catch(() => undefined);
};

export const openPool = (lib: typeof pg, url: string, max: number): pg.Pool => {
  const pool = new lib.Pool({ ...clientOptions(lib, url), max, idleTimeoutMillis: 60_000, onConnect: settle });
  // An idle connection that breaks is replaced by the next question.
  pool.on('error', () => undefined);
  return pool;
};

const names = new Map<string, string>();

/** Prepared once on each connection. */
export const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `s${hash('sha256', text).slice(0, 24)}`;
  names.set(text, name);
  return name;
};

const asked = ({ text, isOnce }: Compiled, values: unknown[]): pg.QueryConfig =>
  isOnce ? { text, values } : { text, values, name: nameOf(text) };

const carryOut = async (client: pg.ClientBase | pg.Pool, { compiled, how, values }: Step): Promise<unknown> => {
  const { rows, rowCount } = await client.query(asked(compiled, values));
  switch (how) {
    case 'get':
      return rows[0];
    case 'all':
      return rows;
    case 'run':
      return rowCount ?? 0;
  }
};

export const follow = async <T>(client: pg.ClientBase | pg.Pool, steps: Steps<T>): Promise<T> => {
  let step = steps.next();
  while (!step.done) step = steps.next(await carryOut(client, step.value));
  return step.value;
};

const TRIES = 5;

/** Again where two transactions were in each other's way: nothing was done. */
export const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isCollision(error) || tries >= TRIES) throw error;
    }
  }
};

/** A script that only reads. */
export const read = <T>(pool: pg.Pool, script: () => Steps<T>): Promise<T> => withRetries(() => follow(pool, script()));

/** A script in a transaction of its own. */
export const write = <T>(pool: pg.Pool, script: () => Steps<T>): Promise<T> =>
  withRetries(async () => {
    const client = await pool.connect();
    let isSound = false;
    try {
      await client.query('begin');
      const value = await follow(client, script());
      await client.query('commit');
      isSound = true;
      return value;
    } catch (error) {
      isSound = await client.query('rollback').then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      client.release(!isSound);
    }
  });
