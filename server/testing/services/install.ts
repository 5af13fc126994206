import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Programs of one package of Debian, and where else they may be. */
export interface Package {
  readonly name: string;
  /** All of them are in one folder. */
  readonly programs: readonly [string, ...string[]];
  /** Besides those in PATH, the best first; `*` is one folder of any name, the highest first. */
  readonly folders: readonly string[];
}

/** What this tool needs of the machine; tests substitute their own. */
export interface Machine {
  readonly path: string;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  list(folder: string): readonly string[];
  /** The file itself, where this is a link to it. */
  real(path: string): string;
  /** Whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
}

const THIS_MACHINE: Machine = {
  path: process.env.PATH ?? '',
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  real: (path) => realpathSync(path),
  run: (command, args) => {
    // As in single-user mode: what is installed for tests is not started for everybody.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    return spawnSync(command, args, { stdio: 'ignore', env }).status === 0;
  },
};

const foldersOf = (pattern: string, { list }: Machine): readonly string[] => {
  const [before, after] = pattern.split('*');
  if (after === undefined) return [pattern];
  const names = [...list(before)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return names.map((name) => `${before}${name}${after}`);
};

const find = ({ programs: [first, ...others], folders }: Package, machine: Machine): string | undefined => {
  const everywhere = [...folders.flatMap((one) => foldersOf(one, machine)), ...machine.path.split(delimiter)];
  for (const folder of everywhere) {
    const file = join(folder, first);
    if (!machine.exists(file)) continue;
    // A link in PATH may lead to a folder where all of them are.
    const home = join(machine.real(file), '..');
    const complete = [folder, home].find((one) => others.every((name) => machine.exists(join(one, name))));
    if (complete !== undefined) return complete;
  }
  return undefined;
};

const LOCK = join(tmpdir(), 'showboat-install.lock');
/** Whoever waited for another process finds it installed. */
const SCRIPT = 'dpkg -s "$1" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$1"; }';

/** The folder with the programs of a package, which is installed from Debian where it is missing and permissions allow. */
export const ensurePackage = (wanted: Package, machine: Machine = THIS_MACHINE): string => {
  const found = find(wanted, machine);
  if (found !== undefined) return found;
  const { name, programs } = wanted;
  const missing = `there is no ${programs[0]} on this machine`;
  if (!machine.isRoot || !machine.exists('/usr/bin/apt-get'))
    throw new Error(`${missing}: install it (Debian: apt-get install ${name}), or put it into PATH`);
  const isDone = machine.run('flock', [LOCK, 'sh', '-c', SCRIPT, 'sh', name]);
  const installed = isDone ? find(wanted, machine) : undefined;
  if (installed === undefined) throw new Error(`${missing}, and apt-get could not install ${name}`);
  return installed;
};
