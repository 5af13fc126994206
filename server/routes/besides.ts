import { apiPage, openApiDocument } from '@showboat/protocol/openapi';
import type { FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../headers';
import type { Handlers } from '../http/visit';
import type { Metrics } from '../metrics';
import { isSameSecret } from '../secrets';
import type { Store } from '../store/store';
import { Fault } from '../tables/fault';

export interface Besides {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly version: string;
  isClosing(): boolean;
}

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const PASSED_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** This machine, not a proxy on it for somebody else; or whoever has the token. */
const mayMeasure = ({ socket, headers }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return PASSED_ON.every((name) => headers[name] === undefined) && LOCAL.has(socket.remoteAddress ?? '');
};

export const besidesHandlers = ({
  store,
  metrics,
  metricsToken,
  version,
  isClosing,
}: Besides): Handlers<'getHealth' | 'getReadiness' | 'getMetrics' | 'getOpenApi' | 'getApiPage'> => {
  const document = openApiDocument({ version });
  const page = apiPage(document);
  const policy = contentSecurityPolicy(page);
  return {
    getHealth: async () => ({ ok: true }),
    getReadiness: async () => {
      if (isClosing()) throw new Fault('try-again', 'The server is going down.', { retryAfter: 5 });
      await store.ping();
      return { ok: true };
    },
    getMetrics: async ({ request }) => {
      if (!mayMeasure(request, metricsToken)) throw new Fault('not-allowed', 'Measurements are for whoever runs this server.');
      return metrics.text();
    },
    getOpenApi: async () => ({ ...document }),
    getApiPage: async ({ reply }) => {
      reply.header('Content-Security-Policy', policy);
      return page;
    },
  };
};
