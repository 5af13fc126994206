import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serve } from '@showboat/server';
import { Client } from 'pg';
import { serveParent } from './child';

// Our server compiled as `npm start` does it, with its games on disk, or in PostgreSQL where `DATABASE_URL` says so. Players and tables come over HTTP, as everybody's.

const { BENCH_FOLDER = '.', DATABASE_URL, NATS_URL } = process.env;
const folder = mkdtempSync(join(BENCH_FOLDER, 'showboat-bench-'));
const data = join(folder, 'data');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Showboat</title>');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

interface Row {
  readonly settings: string;
  readonly body: string;
}

interface Database {
  prepare(sql: string): { get(id: string): Row };
  close(): void;
}

const rowsInFile = async (ids: readonly string[]): Promise<readonly Row[]> => {
  const Libsql: new (file: string) => Database = createRequire(import.meta.url)('libsql');
  const db = new Libsql(join(data, 'showboat.db'));
  const find = db.prepare('select settings, body from tables where id = ?');
  const rows = ids.map((id) => find.get(id));
  db.close();
  return rows;
};

const rowsInPostgres = async (url: string, ids: readonly string[]): Promise<readonly Row[]> => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Row & { readonly id: string }>(
    'select id, settings, body from tables where id = any($1::text[])',
    [ids],
  );
  await client.end();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** Seed and salts of each table, as they are stored. */
const secretsOf = async (tables: readonly (readonly string[])[]): Promise<readonly (readonly string[])[]> => {
  const ids = tables.map(([id]) => id);
  const rows = await (DATABASE_URL === undefined ? rowsInFile(ids) : rowsInPostgres(DATABASE_URL, ids));
  return rows.map(({ settings, body }) => {
    // A door: written by the server itself.
    const { seed } = JSON.parse(settings) as { readonly seed: string };
    const { salts } = JSON.parse(body) as { readonly salts: readonly { readonly salt: string }[] };
    return [seed, ...salts.map(({ salt }) => salt)];
  });
};

const say = (line: string): void => {
  const port = /:(\d+)$/.exec(line)?.[1];
  if (port !== undefined) serveParent(Number(port), secretsOf);
};
const outcome = await serve({
  env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LIMITS: 'off', DATABASE_URL, NATS_URL },
  root: folder,
  say,
  untilStopped: () => new Promise(() => undefined),
});
console.error(outcome);
