import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const PAUSE = 100;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether its holder was killed. A file without a process id is just being written. */
const isForgotten = async (path: string): Promise<boolean> => {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  return pid > 0 && !isAlive(pid);
};

/** One process of this machine at a time: only one can create the file, which contains its process id. */
export const withLock = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (await isForgotten(path)) await rm(path, { force: true });
      else await setTimeout(PAUSE);
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
};
