import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serve } from '@showboat/server';
import { serveParent } from './child';

// Our server compiled as `npm start` does it, with its games on disk. Players and tables come over HTTP, as everybody's.

const { BENCH_FOLDER = '.' } = process.env;
const folder = mkdtempSync(join(BENCH_FOLDER, 'showboat-bench-'));
const data = join(folder, 'data');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Showboat</title>');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

interface Database {
  prepare(sql: string): { get(id: string): { readonly settings: string; readonly body: string } };
  close(): void;
}

/** Seed and salts of each table, from the file of the store. */
const secretsOf = async (tables: readonly (readonly string[])[]): Promise<readonly (readonly string[])[]> => {
  const Libsql: new (file: string) => Database = createRequire(import.meta.url)('libsql');
  const db = new Libsql(join(data, 'showboat.db'));
  const find = db.prepare('select settings, body from tables where id = ?');
  const secrets = tables.map(([id]) => {
    const { settings, body } = find.get(id);
    // A door: written by the server itself.
    const { seed } = JSON.parse(settings) as { readonly seed: string };
    const { salts } = JSON.parse(body) as { readonly salts: readonly { readonly salt: string }[] };
    return [seed, ...salts.map(({ salt }) => salt)];
  });
  db.close();
  return secrets;
};

const say = (line: string): void => {
  const port = /:(\d+)$/.exec(line)?.[1];
  if (port !== undefined) serveParent(Number(port), secretsOf);
};
const outcome = await serve({
  env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LIMITS: 'off' },
  root: folder,
  say,
  untilStopped: () => new Promise(() => undefined),
});
console.error(outcome);
