import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CLIENT_FOLDER, ensureClient } from '@showboat/server';
import { bundleServer } from '@showboat/server/bundle';

// The real server as a process of its own, to be killed as a power cut would.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = new URL('../../../tools/chaos/server-entry.ts', import.meta.url);

export interface KillableServer {
  readonly url: string;
  /** At the same address, with the same data; it goes on if it runs. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** It answers nothing until it goes on. */
  hold(): void;
  goOn(): void;
  close(): Promise<void>;
}

export const startKillable = async (): Promise<KillableServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'showboat-killed-'));
  await Promise.all([ensureClient({ isQuiet: true }), bundleServer('server', ENTRY, folder)]);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  let child: ChildProcess | undefined;
  let url = '';

  const isRunning = (): boolean => child !== undefined && child.signalCode === null && child.exitCode === null;
  const start = async (): Promise<void> => {
    if (isRunning()) return void child?.kill('SIGCONT');
    const { port } = url === '' ? { port: '0' } : new URL(url);
    const env = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: port,
      LIMITS: 'off',
      DATA_DIR: join(folder, 'data'),
      SITE: CLIENT_FOLDER,
    };
    const started = spawn(process.execPath, [join(folder, 'server.js')], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const found = /^Showboat on (\S+)$/.exec(line)?.[1];
      if (found === undefined) continue;
      url = found.replace('localhost', '127.0.0.1');
      started.stdout.resume();
      return;
    }
    throw new Error('the server did not start');
  };
  const kill = async (): Promise<void> => {
    child?.kill('SIGKILL');
    if (child && isRunning()) await once(child, 'exit');
  };
  await start();
  return {
    get url() {
      return url;
    },
    start,
    kill,
    hold: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
