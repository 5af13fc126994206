import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@showboat/server';
import { serveParent } from './child';

// Our server compiled as `npm start` does it, with its games on disk. Players and tables come over HTTP, as everybody's.

const { BENCH_FOLDER = '.' } = process.env;
const folder = mkdtempSync(join(BENCH_FOLDER, 'showboat-bench-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Showboat</title>');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const say = (line: string): void => {
  const port = /:(\d+)$/.exec(line)?.[1];
  if (port !== undefined) serveParent(Number(port), async (draws) => draws);
};
const outcome = await serve({
  env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), LIMITS: 'off' },
  root: folder,
  say,
  untilStopped: () => new Promise(() => undefined),
});
console.error(outcome);
