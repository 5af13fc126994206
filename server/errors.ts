import type { ErrorAnswer, ErrorCode } from '@showboat/protocol';
import type { FastifyError, FastifyReply } from 'fastify';
import { StoreUnavailable } from './store/store';
import { Fault } from './tables/fault';

/** For programs, also where a request names the whole address. */
export const isApi = (url: string): boolean => /^(?:https?:\/\/[^/]*)?\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/i.test(url);

export const errorAnswer = ({ code, message, detail: { retryAfter: _retryAfter, ...detail } }: Fault): ErrorAnswer => ({
  error: { code, message, ...detail },
});

export interface Refusal {
  readonly status: number;
  readonly body: ErrorAnswer;
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

export const refusalOf = (fault: Fault | 'internal'): Refusal => {
  if (fault !== 'internal') return { status: fault.status, body: errorAnswer(fault), retryAfter: fault.detail.retryAfter };
  const message = 'Something went wrong on the server.';
  return { status: 500, body: { error: { code: 'internal', message } }, retryAfter: undefined };
};

/** Programs get the common shape, people who typed an address a line of text. */
export const refuse = (reply: FastifyReply, url: string, fault: Fault | 'internal'): FastifyReply => {
  const { status, body, retryAfter } = refusalOf(fault);
  reply.code(status).header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  if (!isApi(url)) return reply.type('text/plain; charset=utf-8').send(`${body.error.message}\n`);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
};

const codeFor = (status: number): ErrorCode => (status === 413 ? 'too-large' : status === 404 ? 'not-found' : 'bad-request');

/** Internal errors are not disclosed; what was wrong with the request is. */
export const faultIn = (error: FastifyError | Error): Fault | 'internal' => {
  if (error instanceof Fault) return error;
  if (error instanceof StoreUnavailable)
    return new Fault('try-again', 'Nothing can be stored at the moment.', {
      hint: 'Nothing was changed. Try again.',
      retryAfter: 2,
    });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500 ? new Fault(codeFor(status), error.message) : 'internal';
};
