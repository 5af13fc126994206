import type { FastifyInstance } from 'fastify';
import { codeOf } from './error-code';
import type { Settings } from './settings';

export interface Listening {
  readonly url: string;
  /** Lets open requests finish for some seconds; then they are cut off. */
  close(): Promise<void>;
}

const HIGHEST_PORT = 65_535;

const sayProblem = (error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string | undefined => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `port ${port} is taken by another program; choose another one, such as PORT=${port < HIGHEST_PORT ? port + 1 : 8080}`;
  if (code === 'EACCES') return `port ${port} is kept for the system; choose one above 1023, such as PORT=8080`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is ${JSON.stringify(host)}, and this machine has no such address`;
  return undefined;
};

/** Host names are kept; wildcard and loopback addresses are shown as `localhost`, and IPv6 in brackets. */
const shownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Milliseconds that open requests have to finish. */
const GRACE = 5_000;

const closeWithin = async (app: FastifyInstance, grace: number): Promise<void> => {
  // A client that connects and sends nothing is neither idle nor served: without this, it would keep the server open forever.
  const cutOff = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
};

/** Opens the server to the world, or says in a sentence why that cannot be. */
export const listen = async (
  app: FastifyInstance,
  settings: Pick<Settings, 'host' | 'port'>,
  grace = GRACE,
): Promise<Listening | { readonly problem: string }> => {
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    const problem = sayProblem(error, settings);
    if (problem === undefined) throw error;
    return { problem };
  }
  const [{ port }] = app.addresses().filter((address) => typeof address !== 'string');
  return { url: `http://${shownHost(settings.host)}:${port}`, close: () => closeWithin(app, grace) };
};
