import { CONTENT_TYPES, type Endpoint, type EndpointName, endpointsByName, routeOf } from '@showboat/protocol/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Fault, noTable } from '../tables/fault';
import { LARGEST_BODY, type Limits } from './limits';
import { parseBy, parseJson } from './parse';
import type { Handlers, Visit } from './visit';
import { type Visitors, addressOf, refuseForeign } from './visitor';

export interface Doorkeeper {
  readonly visitors: Visitors;
  readonly limits: Limits;
  /** The server is going down: what would change something is refused. */
  isClosing(): boolean;
  onAnswer(endpoint: EndpointName, status: number, ms: number): void;
}

const NOTHING = v.strictObject({});

const partsOf = (
  endpoint: Endpoint,
  { params, query, body }: FastifyRequest,
): Pick<Visit<EndpointName>, 'params' | 'query' | 'body'> => {
  const parsed = endpoint.params && v.safeParse(endpoint.params, params);
  // An address that cannot be one of a table is not one.
  if (parsed && !parsed.success) throw noTable();
  // People come to the pages for them by links that others have added to.
  const asked = endpoint.access === 'operator' ? {} : parseBy(endpoint.query ?? NOTHING, query ?? {});
  const isEmpty = body === undefined || body === null;
  const given = isEmpty && (!endpoint.body || endpoint.isBodyOptional) ? {} : body;
  const read = endpoint.method === 'GET' ? undefined : parseBy(endpoint.body ?? NOTHING, given);
  return { params: parsed?.output, query: asked, body: read } as Pick<Visit<EndpointName>, 'params' | 'query' | 'body'>;
};

/** Every endpoint of the protocol, and no other. What comes in is checked here, once. */
export const registerEndpoints = (app: FastifyInstance, handlers: Handlers, keeper: Doorkeeper): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, bytes, done) => {
    try {
      done(null, parseJson(bytes as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  for (const [name, endpoint] of endpointsByName()) {
    const handle = handlers[name] as (visit: Visit<EndpointName>) => Promise<unknown>;
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      exposeHeadRoute: false,
      bodyLimit: LARGEST_BODY,
      onRequest: async (request) => {
        if (endpoint.access !== 'operator') keeper.limits.take('requestsPerAddress', addressOf(request));
      },
      onResponse: async (_request, reply) => keeper.onAnswer(name, reply.statusCode, reply.elapsedTime),
      handler: async (request, reply) => {
        const isPlayer = endpoint.access === 'player';
        const player = isPlayer ? await keeper.visitors.identify(request) : undefined;
        if (!isPlayer && endpoint.method !== 'GET') refuseForeign(request);
        if (player) keeper.limits.take('requestsPerPlayer', player.id);
        if (endpoint.method !== 'GET' && keeper.isClosing())
          throw new Fault('try-again', 'The server is going down.', { retryAfter: 5 });
        // Schemas and handlers come from one table: the parts are those that the handler is written for.
        const visit = { request, reply, player, ...partsOf(endpoint, request) } as unknown as Visit<EndpointName>;
        const answer = await handle(visit);
        if (reply.sent) return reply;
        reply.code(endpoint.status);
        if (answer === undefined) return reply.send();
        const { content = 'json' } = endpoint;
        return reply.type(CONTENT_TYPES[content]).send(content === 'json' ? JSON.stringify(answer) : answer);
      },
    });
  }
};
