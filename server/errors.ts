import type { ErrorAnswer, ErrorCode } from '@showboat/protocol';
import type { FastifyError, FastifyReply } from 'fastify';
import { StoreUnavailable } from './store/store';
import { Fault } from './tables/fault';

/** For programs, also where a request names the whole address. */
export const isApi = (url: string): boolean => /^(?:https?:\/\/[^/]*)?\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/i.test(url);

export const errorAnswer = ({ code, message, detail: { retryAfter: _retryAfter, ...detail } }: Fault): ErrorAnswer => ({
  error: { code, message, ...detail },
});

/** Programs get the common shape, people who typed an address a line of text. */
export const refuse = (reply: FastifyReply, url: string, fault: Fault | 'internal'): FastifyReply => {
  const isOurs = fault === 'internal';
  const status = isOurs ? 500 : fault.status;
  const message = isOurs ? 'Something went wrong on the server.' : fault.message;
  reply.code(status).header('Cache-Control', 'no-store');
  if (!isOurs && fault.detail.retryAfter !== undefined) reply.header('Retry-After', fault.detail.retryAfter);
  if (!isApi(url)) return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
  const body: ErrorAnswer = isOurs ? { error: { code: 'internal', message } } : errorAnswer(fault);
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
