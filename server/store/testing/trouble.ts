import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A folder in which nothing more can be written, and again can. */
export interface Trouble {
  readonly name: string;
  readonly folder: string;
  begin(): void;
  end(): void;
  /** Afterwards nothing of it is left on the machine. */
  leave(): void;
}

/** A file system of its own, two megabytes small. Only some machines allow it. */
const fullDisk = (): Trouble | undefined => {
  const folder = temporaryFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).status !== 0) return undefined;
  const filler = join(folder, 'filler');
  return {
    name: 'a full disk',
    folder,
    begin: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    end: () => rmSync(filler),
    leave: () => void spawnSync('umount', ['-l', folder]),
  };
};

/** The system refuses to write beyond a size, in every file of this process. Linux only. */
const sizeLimit = (): Trouble | undefined => {
  if (spawnSync('prlimit', ['--version']).status !== 0) return undefined;
  const limit = (bytes: string): void => {
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);
  };
  return {
    name: 'files that cannot grow',
    folder: temporaryFolder(),
    begin: () => limit('4096'),
    end: () => limit('unlimited'),
    leave: () => undefined,
  };
};

/** Those that this machine can make. */
export const troublesHere = (): readonly Trouble[] => [sizeLimit(), fullDisk()].filter((trouble) => trouble !== undefined);
