import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PEERS_FOLDER } from './peers';

/** A copy of the lock file is kept beside the installation, written only after it succeeded. */
const isInstalled = (lock: string, installed: string): boolean =>
  existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8');

/** Installs the peers of the benchmarks once; the project's `npm ci` does not include them. Returns why it failed, if it did. */
export const installPeers = (root: string): string | undefined => {
  const folder = join(root, PEERS_FOLDER);
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (isInstalled(lock, installed)) return undefined;
  // Within `npm run`, npm provides the path of its own script, which also works where `npm` is a batch file.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const options = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  // Standard output is for the figures.
  const { status, error } = spawnSync(command, [...first, ...options], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status === 0) {
    copyFileSync(lock, installed);
    return undefined;
  }
  return `npm ci in ${PEERS_FOLDER} failed (${error ? error.message : `exit code ${status}`}); the benchmark needs chessops, boardgame.io and Colyseus`;
};
