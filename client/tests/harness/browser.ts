import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

// Tests run in the system's Chromium: one download less, and the browser that people here have.

/** The shell first: the same engine without windows, a third quicker. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
] as const;

/** What this tool needs of the machine; tests substitute their own. */
export interface Machine {
  readonly named: string | undefined;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  /** Whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
}

const THIS_MACHINE: Machine = {
  named: process.env.CHROMIUM_PATH,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) =>
    spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0,
};

export const findBrowser = ({ named, exists }: Machine = THIS_MACHINE): string | undefined => {
  if (named !== undefined && named !== '') return exists(named) ? named : undefined;
  return PLACES.find((path) => exists(path));
};

const HINT = 'install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to where it is';

/** The path of the browser. Debian's is installed if it is missing and permissions allow. */
export const ensureBrowser = (machine: Machine = THIS_MACHINE): string => {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  if (machine.named) throw new Error(`CHROMIUM_PATH is ${machine.named}, and there is no browser`);
  if (!machine.isRoot || !machine.exists('/usr/bin/apt-get')) throw new Error(`there is no Chromium on this machine: ${HINT}`);
  const isDone = machine.run('apt-get', ['update']) && machine.run('apt-get', ['install', '-y', 'chromium-headless-shell']);
  const installed = isDone ? findBrowser(machine) : undefined;
  if (installed === undefined) throw new Error(`Chromium could not be installed with apt-get: ${HINT}`);
  return installed;
};

/** No sandbox, because root has none; and nothing that accesses the network. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One tile for the whole window: without a graphics card every tile draws the whole board once more.
  '--default-tile-width=1440',
  '--default-tile-height=900',
];

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), headless: true, args: ARGS });
