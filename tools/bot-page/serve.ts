import { type Server, createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SCRIPTS = ['page', 'worker'] as const;

const bundleScript = async (name: (typeof SCRIPTS)[number]): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
};

const PAGE = '<!doctype html><title>Bots</title><script src="/page.js"></script>';

/** Shared memory is only available to cross-origin isolated pages. */
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

export interface BotSite {
  /** With shared memory, and without. */
  readonly isolated: string;
  readonly open: string;
  close(): Promise<void>;
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('a server without a port');
      resolve(`http://127.0.0.1:${address.port}/`);
    });
  });

/** The page, on two ports of this machine. */
export const serveBotPage = async (): Promise<BotSite> => {
  const files = new Map<string, string>();
  for (const name of SCRIPTS) files.set(`/${name}.js`, await bundleScript(name));
  const siteWith = (headers: Readonly<Record<string, string>>): Server =>
    createServer((request, response) => {
      const script = files.get(request.url ?? '');
      const kind = script === undefined ? 'text/html' : 'text/javascript';
      response.writeHead(200, { 'Content-Type': `${kind}; charset=utf-8`, ...headers }).end(script ?? PAGE);
    });
  const servers = [siteWith(ISOLATED), siteWith({})];
  const [isolated, open] = await Promise.all(servers.map(listen));
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve).closeAllConnections())));
  };
  return { isolated, open, close };
};
