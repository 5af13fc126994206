import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { Built } from './build';
import type { Fault } from './faults';
import { Problem, type Site, type World } from './world';

export interface ChaosServer {
  readonly port: number;
  /** Resolves when it listens; after a while it is a problem. */
  start(): Promise<void>;
  /** As a power cut would, also while it is starting. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<void>;
  /** It stands still, without knowing: a virtual machine that is moved, or starved. */
  freeze(): void;
  thaw(): void;
}

export interface ServerOptions {
  readonly built: Built;
  /** It comes back where it was. */
  readonly port: number;
  /** Where it stores: a folder, or a database that it shares with others. */
  readonly env: Readonly<Record<string, string>>;
  readonly fault: Fault | undefined;
}

const START_MS = 120_000;
/** What the contract gives it to say goodbye in, and as much again for a busy machine. */
const STOP_MS = 20_000;

export const createServer = (world: World, site: Site, { built, port, env: given, fault }: ServerOptions): ChaosServer => {
  let child: ChildProcess | undefined;
  let said = '';

  const isGone = (): boolean => child === undefined || child.exitCode !== null || child.signalCode !== null;
  const gone = async (): Promise<void> => {
    if (child && !isGone()) await once(child, 'exit');
    child = undefined;
  };

  return {
    port,
    start: async () => {
      const begun = performance.now();
      const env = {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        LIMITS: 'off',
        ...given,
        SITE: built.site,
        LEAP_MS: String(world.leapMs),
        ...(fault && { FAULT: fault }),
      };
      const started = spawn(process.execPath, [built.program], { env, stdio: ['pipe', 'pipe', 'pipe'] });
      child = started;
      said = '';
      started.stderr.on('data', (text) => {
        said = `${said}${text}`.slice(-2_000);
      });
      const lines = createInterface({ input: started.stdout });
      const url = await new Promise<string | undefined>((resolve) => {
        const timer = globalThis.setTimeout(() => resolve(undefined), START_MS);
        started.once('exit', () => resolve(undefined));
        // Everything that is logged is here, too.
        lines.on('line', (line) => {
          const found = /^Showboat on (\S+)$/.exec(line)?.[1];
          if (found === undefined) said = `${said}${line}\n`.slice(-2_000);
          else {
            clearTimeout(timer);
            resolve(found.replace('localhost', '127.0.0.1'));
          }
        });
      });
      if (started.signalCode === 'SIGKILL') return;
      if (url === undefined) throw new Problem(`${site.name} did not start: ${said}`);
      started.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL' && code !== 0) world.fail(`${site.name} ended by itself (${code ?? signal}): ${said}`);
      });
      world.figures.startMs = Math.max(world.figures.startMs, Math.round(performance.now() - begun));
      site.url = url;
    },
    kill: async () => {
      site.url = undefined;
      child?.kill('SIGKILL');
      await gone();
      // It may have said where it is with its last breath.
      site.url = undefined;
      site.isFrozen = false;
    },
    freeze: () => {
      site.isFrozen = true;
      child?.kill('SIGSTOP');
    },
    thaw: () => {
      if (!site.isFrozen) return;
      child?.kill('SIGCONT');
      site.isFrozen = false;
    },
    stop: async () => {
      const stopping = child;
      if (!stopping || isGone()) return;
      stopping.kill('SIGTERM');
      const isSlow = await Promise.race([once(stopping, 'exit').then(() => false), setTimeout(STOP_MS, true, { ref: false })]);
      site.url = undefined;
      if (isSlow) throw new Problem(`${site.name} did not stop within ${STOP_MS / 1000} seconds of SIGTERM`);
      if (stopping.exitCode !== 0)
        throw new Problem(`${site.name} stopped with ${stopping.exitCode ?? stopping.signalCode}: ${said}`);
    },
  };
};
