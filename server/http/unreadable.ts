import type { Socket } from 'node:net';
import { codeOf } from '../error-code';
import { errorAnswer } from '../errors';
import { Fault } from '../tables/fault';

const faultFor = (error: Error): Fault => {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW') return new Fault('too-large', 'The address or the headers are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Fault('bad-request', 'The request has not come within the time for it.');
  return new Fault('bad-request', 'This is not a request that HTTP knows.');
};

/** Node gives a connection some time for its first request, also one that a browser has only opened in store. */
const isUnused = (error: Error, socket: Socket): boolean =>
  codeOf(error) === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;

/**
 * Whoever has asked for nothing is told nothing: the answer would be taken for that to a request which is on its way. It may even be
 * here already, unread, where this process was busy for as long.
 */
const closeUnused = (socket: Socket): void =>
  void setImmediate(() => {
    if (socket.bytesRead === 0) socket.destroy();
  });

const answer = (socket: Socket, fault: Fault, headers: Readonly<Record<string, string>>): void => {
  const body = JSON.stringify(errorAnswer(fault));
  const head = {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const reason = fault.status === 413 ? 'Payload Too Large' : 'Bad Request';
  socket.end([`HTTP/1.1 ${fault.status} ${reason}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
};

/** What never becomes a request is refused in the same shape, on the bare connection, which ends with it. */
export const refuseUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error, socket: Socket): void => {
    if (codeOf(error) === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (isUnused(error, socket)) closeUnused(socket);
    else answer(socket, faultFor(error), headers);
  };
