import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';

export interface Listening {
  readonly url: string;
  /** Lets open requests finish. */
  close(): Promise<void>;
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const HIGHEST_PORT = 65_535;

const sayProblem = (error: unknown, { host, port }: Settings): string | undefined => {
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

/** Starts listening, or says in a sentence why that is not possible. */
export const listen = async (app: FastifyInstance, settings: Settings): Promise<Listening | { readonly problem: string }> => {
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    const problem = sayProblem(error, settings);
    if (problem === undefined) throw error;
    return { problem };
  }
  const [{ port }] = app.addresses().filter((address) => typeof address !== 'string');
  return { url: `http://${shownHost(settings.host)}:${port}`, close: () => app.close() };
};
