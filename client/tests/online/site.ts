import { CLIENT_FOLDER, ensureClient } from '@showboat/server';
import { COOKIE_NAME } from '@showboat/protocol/endpoints';
import type { Program } from '@showboat/server/testing/program';
import { type StartOptions, type TestServer, startServer } from '@showboat/server/testing/start';
import { BARE, type PageOptions, type Stage, type Visit, openPage } from '../harness/page';

/** The real server with the real client. */
export const startOnlineSite = async (options: StartOptions = {}): Promise<TestServer> => {
  await ensureClient({ isQuiet: true });
  return startServer({ root: CLIENT_FOLDER, ...options });
};

/** Somebody with a browser of their own, whom no server knows yet: asking who they are is answered with 401. */
export const openStranger = async (stage: Stage, { url }: TestServer, options: PageOptions = {}): Promise<Visit> => {
  const visit = await openPage(
    { ...stage, url },
    { ...options, settings: { pace: 'instant', playsForced: false, ...options.settings } },
  );
  visit.forgive(/401/);
  visit.page.setDefaultTimeout(20_000);
  return visit;
};

/** Somebody whom the server knows, with an empty page. */
export const openAs = async (
  stage: Stage,
  { url }: Pick<TestServer, 'url'>,
  { token }: Pick<Program, 'token'>,
  options: PageOptions = {},
): Promise<Visit> => {
  const settings = { pace: 'instant', playsForced: false, ...options.settings } as const;
  const visit = await openPage({ ...stage, url }, { ...options, path: BARE, settings });
  await visit.page.context().addCookies([{ name: COOKIE_NAME, value: token, url }]);
  return visit;
};
