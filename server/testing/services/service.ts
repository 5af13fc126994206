import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Something that other people have built, as a process on this machine that ends with ours. */
export interface Service {
  readonly port: number;
  /** Everything that it writes. */
  readonly folder: string;
  /** Of the present process; `undefined` before the first start. */
  pid(): number | undefined;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** As an operator stops it, if nothing else is said; resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** It is gone, and so is its folder. */
  close(): Promise<void>;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

export interface ServiceOptions {
  readonly name: string;
  readonly port: number;
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What an operator sends. */
  readonly stopWith: NodeJS.Signals;
  /** What ends it at once, with all processes that it has. */
  readonly endWith: NodeJS.Signals;
  readonly user?: User | undefined;
  /** Whether it answers; it listens, if left out. */
  readonly isReady?: () => Promise<boolean>;
}

// Who is killed takes nobody along, so a shell stands between: when the line to us is cut, it ends the service and removes the folder.
const GUARD = `
exec 3<&0
folder=$1; signal=$2; shift 2
"$@" </dev/null 3<&- & service=$!
(
  while read -r _; do :; done
  : > "$folder/cut"
  kill -$signal $service; sleep 0.5; kill -KILL $service
  rm -rf "$folder"
) <&3 >/dev/null 2>&1 & guard=$!
echo "pid $service"
wait $service; status=$?
[ -e "$folder/cut" ] && wait $guard || kill -KILL $guard
exit $status`;

const READY_MS = 60_000;
const STOP_MS = 30_000;
const LOOK_MS = 10;

/** Below those that the system gives to connections: nobody takes it while its service is down. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Services that refuse to run as root have a user of their own; `undefined` where we are not root. */
export const serviceUser = (name: string): User | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string): number => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
  return { uid: number('-u'), gid: number('-g') };
};

export const serviceFolder = (name: string, user?: User): string => {
  const folder = mkdtempSync(join(tmpdir(), `showboat-${name}-`));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
};

export const createService = (options: ServiceOptions): Service => {
  const { name, port, folder, command, args, stopWith, endWith, user, isReady = () => isListening(port) } = options;
  let guard: ChildProcess | undefined;
  let pid: number | undefined;
  let said = '';

  const isGone = (): boolean => guard === undefined || guard.exitCode !== null || guard.signalCode !== null;
  /** The shell has said which process it is. */
  const isBorn = (): boolean => pid !== undefined;
  const stop = async (signal = stopWith): Promise<void> => {
    if (!guard || isGone()) return;
    const gone = once(guard, 'exit');
    if (pid !== undefined) process.kill(pid, signal);
    // Its process does not keep ours alive, but this does.
    const waiting = new AbortController();
    const late = setTimeout(STOP_MS, true, { signal: waiting.signal }).catch(() => false);
    const isSlow = await Promise.race([gone.then(() => false), late]);
    waiting.abort();
    if (isSlow) throw new Error(`${name} did not stop within ${STOP_MS / 1000} seconds of ${signal}: ${said}`);
  };

  const start = async (): Promise<void> => {
    said = '';
    const started = spawn('sh', ['-c', GUARD, 'sh', folder, endWith.slice('SIG'.length), command, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      cwd: folder,
      ...user,
    });
    guard = started;
    const hear = (text: unknown): void => {
      said = `${said}${String(text)}`.slice(-4_000);
      pid ??= Number(/^pid (\d+)$/m.exec(said)?.[1]) || undefined;
    };
    pid = undefined;
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    // Nobody reads any more: it has ended.
    started.stdin.on('error', () => undefined);
    for (const stream of [started, started.stdin, started.stdout, started.stderr])
      if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
    const until = performance.now() + READY_MS;
    while (!isBorn() || !(await isReady())) {
      if (isGone()) throw new Error(`${name} did not start: ${said}`);
      if (performance.now() > until) throw new Error(`${name} did not answer within ${READY_MS / 1000} seconds: ${said}`);
      await setTimeout(LOOK_MS);
    }
  };

  return {
    port,
    folder,
    pid: () => pid,
    start,
    stop,
    close: async () => {
      await stop(endWith);
      guard?.stdin?.destroy();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
