import { CLIENT_FOLDER, ensureClient } from '@showboat/server';
import { type TestServer, startServer } from '@showboat/server/testing/start';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../harness/browser';
import type { Stage } from '../harness/page';

/** The built client, a whole server with tables, and a browser. */
export interface OnlineStage extends Stage {
  readonly server: TestServer;
}

/** At `localhost`: passkeys belong to a name, and an address is none. */
export const openOnlineStage = async (): Promise<OnlineStage> => {
  await ensureClient({ isQuiet: true });
  const [server, browser] = await Promise.all([startServer({ root: CLIENT_FOLDER, isPushAnywhere: true }), launchBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { url: server.url.replace('127.0.0.1', 'localhost'), browser, server, close };
};

/** A request as the page makes it, with its cookie. */
export const askAs = (page: Page, method: string, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = what === undefined ? {} : { 'content-type': 'application/json' };
      const response = await fetch(`/api/v1${where}`, { method: how, headers, ...(what !== undefined && { body: what }) });
      const text = await response.text();
      if (!response.ok) throw new Error(`${how} ${where}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
