import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { faultIn, isApi, refuse } from './errors';
import { cacheControl, securityHeaders } from './headers';
import { refuseUnreadable } from './http/unreadable';
import type { Online } from './online';
import { Fault } from './tables/fault';

export interface ServerOptions {
  /** The folder of the built client. */
  readonly root: string;
  readonly limits?: RequestLimits;
  /** Tables for people elsewhere; left out, only the page is served. */
  readonly online?: Online;
  /** Whose word about the address of a visitor counts; by default only that of a proxy on this machine. */
  readonly trustProxy?: string;
  readonly onProblem?: (error: unknown) => void;
}

/** Milliseconds that a client may take. */
export interface RequestLimits {
  readonly headers: number;
  readonly request: number;
  /** How often they are looked at. */
  readonly check: number;
}

const LIMITS: RequestLimits = { headers: 15_000, request: 30_000, check: 5_000 };

const pathOf = (url: string): string => url.split('?', 1)[0];

/** A client route, such as `/play/12`: the page itself knows what to show there. Names with a dot are files. */
const isAppRoute = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApi(url) && !/\.[^/]*$/.test(pathOf(url));

const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/** The web server, not listening yet: the client's files and `/api`. */
export const createServer = async ({
  root,
  limits = LIMITS,
  online,
  trustProxy = 'loopback',
  onProblem = report,
}: ServerOptions): Promise<FastifyInstance> => {
  const headers = securityHeaders(readFileSync(join(root, 'index.html'), 'utf8'));
  const withHeaders = (reply: FastifyReply, url: string): FastifyReply => {
    reply.headers(headers).header('Cache-Control', isApi(url) ? 'no-store' : cacheControl(pathOf(url)));
    return isApi(url) ? reply : reply.header('Vary', 'Accept-Encoding');
  };

  const app = Fastify({
    trustProxy,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: limits.request,
    // While it closes, it would refuse everything itself, in a shape of its own; the endpoints refuse changes, and whoever reads is answered.
    return503OnClosing: false,
    // Node would refuse a request without a host itself, in a shape of its own.
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable(headers),
    // Such requests never get as far as the hooks.
    frameworkErrors: (error, request, reply) => refuse(withHeaders(reply, request.url), request.url, faultIn(error)),
  });
  // Whatever else somebody expects of an answer, it is an answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', async (request, reply) => {
    withHeaders(reply, request.url);
    if (request.headers.host === undefined) throw new Fault('bad-request', 'A request names its host.');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = faultIn(error);
    if (fault === 'internal') onProblem(error);
    return refuse(reply, request.url, fault);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isAppRoute(request)) return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
    return refuse(reply, request.url, new Fault('not-found', 'There is nothing here.'));
  });
  online?.register(app);
  // The files were compressed at build time; compressed files by their own name, and hidden files, are not served.
  const allowedPath = (path: string): boolean => !/\.(?:br|gz)$|\/\./.test(path);
  await app.register(staticFiles, { root, preCompressed: true, cacheControl: false, allowedPath });
  return app;
};
