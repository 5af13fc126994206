import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG, EARLIER } from '@showboat/games/catalog';
import type { Logger } from 'pino';
import { createServer } from './app';
import { type BuildEvents, CLIENT_FOLDER, ensureClient, sayBuildProblem } from './client-build';
import { listen } from './listen';
import { createLog } from './log';
import { type Online, openOnline } from './online';
import { type Settings, readSettings } from './settings';
import { openStore } from './open-store';
import { StoreProblem } from './store';
import { VERSION } from './version';

export interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** Resolves when it is time to stop. */
  readonly untilStopped: () => Promise<void>;
  /** Serve this folder, and build nothing. */
  readonly root?: string;
  /** How the client is built where no folder is given. */
  readonly build?: (events: BuildEvents) => Promise<void>;
  readonly log?: Logger;
  /** For tests: another store, or another time. */
  readonly openStore?: typeof openStore;
  readonly now?: () => number;
}

/** `settings`: the settings are invalid; `machine`: the machine does not allow it. */
export type Outcome = 'stopped' | { readonly problem: string; readonly with: 'settings' | 'machine' };

const waiting = (holder: number | undefined): string =>
  `Another process${holder === undefined ? '' : ` (${holder})`} is building the client; waiting for it …`;

/** The folder to serve, built if needed, or why there is none. */
const clientFolder = async ({
  root,
  build = ensureClient,
  say,
}: ServeOptions): Promise<string | { readonly problem: string }> => {
  if (root === undefined) {
    try {
      await build({ onBuild: () => say('Building the client, once …'), onWait: (holder) => say(waiting(holder)) });
    } catch (error) {
      const problem = sayBuildProblem(error);
      if (problem === undefined) throw error;
      return { problem };
    }
  }
  const folder = root ?? CLIENT_FOLDER;
  return existsSync(join(folder, 'index.html'))
    ? folder
    : { problem: `there is no client in ${folder}; "npm run build" builds it` };
};

/** The tables in the data folder or the database, or why it cannot be used. */
const openTables = async (
  settings: Settings,
  log: Logger,
  { openStore: open = openStore, now = Date.now }: Pick<ServeOptions, 'openStore' | 'now'>,
): Promise<Online | { readonly problem: string }> => {
  try {
    const { isLimited, metricsToken, publicUrl, isPushAnywhere, isWithBots } = settings;
    const { store, join: joinBus } = await open(settings);
    const onProblem = (error: unknown): void => log.warn({ err: error }, 'trying again');
    const given = {
      store,
      catalog: [...CATALOG, ...EARLIER],
      isLimited,
      metricsToken,
      publicUrl,
      isPushAnywhere,
      isWithBots,
      version: VERSION,
    };
    return await openOnline({ ...given, onProblem, now, join: joinBus });
  } catch (error) {
    if (error instanceof StoreProblem) return { problem: error.message };
    throw error;
  }
};

/** Builds if needed, serves, and comes back when it is told to stop. */
export const serve = async (options: ServeOptions): Promise<Outcome> => {
  const { env, say, untilStopped } = options;
  const settings = readSettings(env);
  if ('problem' in settings) return { ...settings, with: 'settings' };
  const { log = createLog(settings.logLevel) } = options;
  const root = await clientFolder(options);
  if (typeof root !== 'string') return { ...root, with: 'machine' };
  const online = await openTables(settings, log, options);
  if ('problem' in online) return { ...online, with: 'machine' };
  const { trustProxy } = settings;
  const onProblem = (error: unknown): void => log.error({ err: error }, 'something went wrong');
  const listening = await listen(await createServer({ root, online, trustProxy, onProblem }), settings);
  if ('problem' in listening) {
    await online.close();
    return { ...listening, with: 'machine' };
  }
  say(`Showboat on ${listening.url}`);
  await untilStopped();
  online.sayGoodbye();
  await listening.close();
  await online.close();
  return 'stopped';
};
