import { createServer } from './app';
import { CLIENT_FOLDER, ensureClient } from './client-build';
import { listen } from './listen';
import { readSettings } from './settings';

export interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** Resolves when it is time to stop. */
  readonly untilStopped: () => Promise<void>;
  /** Serve this folder, and build nothing. */
  readonly root?: string;
}

/** `settings`: the settings are invalid; `machine`: the machine does not allow it. */
export type Outcome = 'stopped' | { readonly problem: string; readonly with: 'settings' | 'machine' };

/** Builds if needed, serves, and returns when told to stop. */
export const serve = async ({ env, say, untilStopped, root }: ServeOptions): Promise<Outcome> => {
  const settings = readSettings(env);
  if ('problem' in settings) return { ...settings, with: 'settings' };
  if (root === undefined) await ensureClient({ onBuild: () => say('Building the client, once …') });
  const listening = await listen(await createServer({ root: root ?? CLIENT_FOLDER }), settings);
  if ('problem' in listening) return { ...listening, with: 'machine' };
  say(`Showboat on ${listening.url}`);
  await untilStopped();
  await listening.close();
  return 'stopped';
};
