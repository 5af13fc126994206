import { type Stats, utimesSync } from 'node:fs';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './error-code';

/** How often a held lock is touched, and after how long without a touch it is stale. */
export interface LockPace {
  readonly touchMs: number;
  readonly staleMs: number;
}

export interface LockOptions {
  readonly pace?: LockPace;
  /** Another process has it. Called once, with its id if the lock contains one. */
  onWait?(holder: number | undefined): void;
}

const PACE: LockPace = { touchMs: 2_000, staleMs: 20_000 };
const PAUSE = 100;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

interface Holder {
  readonly pid: number | undefined;
  readonly stats: Stats;
}

const holderOf = async (path: string): Promise<Holder | undefined> => {
  try {
    const [text, stats] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { pid: /^[1-9]\d*$/.test(text) ? Number(text) : undefined, stats };
  } catch {
    return undefined;
  }
};

/** Its process was killed; or it is old: its id may belong to another process by now, or was never written. */
const isStale = ({ pid, stats }: Holder, { staleMs }: LockPace): boolean =>
  (pid !== undefined && !isAlive(pid)) || Math.abs(Date.now() - stats.mtimeMs) > staleMs;

/** Of several processes that find a lock stale, one removes it; if it was a new one by then, it is put back. */
const takeAway = async (path: string, { stats }: Holder): Promise<void> => {
  const aside = `${path}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    await rename(path, aside);
    if ((await stat(aside)).ino !== stats.ino) await link(aside, path);
  } catch {
    // Another process was quicker.
  } finally {
    await rm(aside, { force: true });
  }
};

/** One process of this machine at a time: only one can make the file, which says who it is. */
export const withLock = async <T>(
  path: string,
  work: () => Promise<T>,
  { pace = PACE, onWait }: LockOptions = {},
): Promise<T> => {
  let isTold = false;
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = await holderOf(path);
    if (!holder) continue;
    if (isStale(holder, pace)) {
      await takeAway(path, holder);
      continue;
    }
    if (!isTold) onWait?.(holder.pid);
    isTold = true;
    await setTimeout(PAUSE);
  }
  const touching = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // Removed while this process was suspended: another one may be working at the same time.
    }
  }, pace.touchMs);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    await rm(path, { force: true });
  }
};
