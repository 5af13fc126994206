import type { FastifyError, FastifyReply } from 'fastify';

/** Every refusal of the server has this shape. */
export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field?: string;
    readonly rule?: string;
    readonly hint?: string;
  };
}

export const errorBody = (code: string, message: string, more: Partial<ErrorBody['error']> = {}): ErrorBody => ({
  error: { code, message, ...more },
});

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

export interface Refused {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Programs get the common shape, people who typed an address a line of text. */
export const refuse = (reply: FastifyReply, url: string, { status, code, message }: Refused): FastifyReply => {
  reply.code(status).header('Cache-Control', 'no-store');
  if (isApi(url)) return reply.send(errorBody(code, message));
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
};

/** Internal errors are not disclosed; what was wrong with the request is. */
export const refusedBy = ({ statusCode = 500, message }: FastifyError): Refused =>
  statusCode < 500
    ? { status: statusCode, code: 'bad-request', message }
    : { status: 500, code: 'internal', message: 'Something went wrong on the server.' };
