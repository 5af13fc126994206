import { mkdir, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const PAUSE = 100;
/** Nobody works that long: whoever held it was killed. */
const FORGOTTEN = 120_000;

const ageOf = async (folder: string): Promise<number> => {
  try {
    return Date.now() - (await stat(folder)).mtimeMs;
  } catch {
    return 0;
  }
};

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

/** One process of this machine at a time; a folder is the lock, for only one can make it. */
export const withLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      await mkdir(folder);
      break;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if ((await ageOf(folder)) > FORGOTTEN) await rm(folder, { recursive: true, force: true });
      else await setTimeout(PAUSE);
    }
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
