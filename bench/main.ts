import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../server/bundle';
import { bundle } from './bundle';
import { installPeers } from './install-peers';
import { BUILD_FOLDER } from './peers';

// npm run -s bench -- <name> [--json]

interface Benchmark {
  /** Files of this folder, each bundled on its own; the first is run. */
  readonly entries: readonly [string, ...string[]];
  readonly needsPeers: boolean;
  /** A program with our server in it. */
  readonly ours?: string;
  /** What it may be told besides `--json`. */
  readonly settings?: RegExp;
}

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  engine: { entries: ['engine.ts', 'contestants/boardgame-io.ts'], needsPeers: true },
  bots: { entries: ['bots.ts', 'contestants/boardgame-io-bot.ts'], needsPeers: true },
  server: {
    entries: ['server.ts', 'contestants/boardgame-io-server.ts', 'contestants/colyseus-server.ts'],
    ours: 'contestants/showboat-server.ts',
    needsPeers: true,
    settings: /^--tables=[1-9]\d{0,3}$/,
  },
  cluster: {
    entries: ['cluster.ts'],
    ours: 'contestants/showboat-server.ts',
    needsPeers: false,
    settings: /^--(?:tables=[1-9]\d{0,3}|servers=[1-9])$/,
  },
  costs: { entries: ['costs.ts'], ours: 'contestants/showboat-server.ts', needsPeers: false },
  growth: { entries: ['growth.ts'], ours: 'contestants/showboat-server.ts', needsPeers: false },
};

const CLIENT = 'client';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const fail = (message: string): number => {
  console.error(message);
  return 2;
};

const bundleOurs = (entry: string): Promise<void> => {
  const source = new URL(entry, import.meta.url);
  return bundleServer(basename(entry, '.ts'), source, join(ROOT, BUILD_FOLDER, 'ours'));
};

const run = async ({ entries, ours, needsPeers }: Benchmark, args: readonly string[]): Promise<number> => {
  const problem = needsPeers ? installPeers(ROOT) : undefined;
  if (problem) return fail(problem);
  await bundle(ROOT, entries);
  if (ours !== undefined) await bundleOurs(ours);
  const script = join(BUILD_FOLDER, entries[0].replace(/\.ts$/, '.mjs'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  return status ?? 1;
};

const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  const known = [...Object.keys(BENCHMARKS), CLIENT].join(', ');
  if (name === undefined) return fail(`which benchmark? there is: ${known}`);
  if (name !== CLIENT && !Object.hasOwn(BENCHMARKS, name))
    return fail(`no benchmark is called ${JSON.stringify(name)}; there is: ${known}`);
  const settings = name === CLIENT ? undefined : BENCHMARKS[name].settings;
  const strange = args.find((arg) => arg !== '--json' && !settings?.test(arg));
  if (strange !== undefined) return fail(`bench ${name} does not know ${JSON.stringify(strange)}, only --json`);
  if (name === CLIENT) {
    // The measured code runs in the browser, so this part needs no bundle.
    const { benchClient } = await import('./client');
    await benchClient(args);
    return 0;
  }
  return run(BENCHMARKS[name], args);
};

process.exitCode = await main(process.argv.slice(2));
