import type { ENDPOINTS, EndpointName } from '@showboat/protocol/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { PlayerRow } from '../store/store';

type Part<Name extends EndpointName, Key extends string> =
  (typeof ENDPOINTS)[Name] extends Readonly<Record<Key, infer Schema extends v.GenericSchema>>
    ? v.InferOutput<Schema>
    : undefined;

/** A request that was let in: everything in it is checked. */
export interface Visit<Name extends EndpointName> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  readonly player: (typeof ENDPOINTS)[Name]['access'] extends 'player' ? PlayerRow : undefined;
}

/** What is answered; `undefined` where there is nothing to say, or the handler has taken the reply over. */
export type Handler<Name extends EndpointName> = (visit: Visit<Name>) => Promise<Part<Name, 'answer'> | undefined>;

export type Handlers<Name extends EndpointName = EndpointName> = { readonly [One in Name]: Handler<One> };
