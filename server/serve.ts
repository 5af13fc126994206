import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from './app';
import { type BuildEvents, CLIENT_FOLDER, ensureClient, sayBuildProblem } from './client-build';
import { listen } from './listen';
import { readSettings } from './settings';

export interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** Resolves when it is time to stop. */
  readonly untilStopped: () => Promise<void>;
  /** Serve this folder, and build nothing. */
  readonly root?: string;
  /** How the client is built where no folder is given. */
  readonly build?: (events: BuildEvents) => Promise<void>;
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

/** Builds if needed, serves, and comes back when it is told to stop. */
export const serve = async (options: ServeOptions): Promise<Outcome> => {
  const { env, say, untilStopped } = options;
  const settings = readSettings(env);
  if ('problem' in settings) return { ...settings, with: 'settings' };
  const root = await clientFolder(options);
  if (typeof root !== 'string') return { ...root, with: 'machine' };
  const listening = await listen(await createServer({ root }), settings);
  if ('problem' in listening) return { ...listening, with: 'machine' };
  say(`Showboat on ${listening.url}`);
  await untilStopped();
  await listening.close();
  return 'stopped';
};
