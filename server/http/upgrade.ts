import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { Fault } from '../tables/fault';

// A request to go on as a WebSocket is a request like any other until it is granted: the same limits, the same look at who is asking, the
// same refusals. Node gives such requests to whoever listens for them, without a response; here they get one, and the usual way.

/** Frames up to this size are read and refused in words; a longer one ends the line. */
const LONGEST_READ = 1_000_000;

/** What came behind the request. */
const heads = new WeakMap<
  IncomingMessage,
  { readonly socket: Socket; readonly head: Buffer; readonly response: ServerResponse }
>();

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0];

const isFor = (path: string, request: IncomingMessage): boolean =>
  request.method === 'GET' && pathOf(request) === path && request.headers.upgrade?.toLowerCase() === 'websocket';

/** As if nothing had been said about another protocol. Some clients offer one with their first request, and its body would be lost. */
const withoutUpgrade = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at].toLowerCase();
    if (name === 'upgrade' || name === 'http2-settings') continue;
    const value = rawHeaders[at + 1];
    const rest = name === 'connection' ? value.replaceAll(/\b(?:upgrade|http2-settings)\b\s*,?\s*/gi, '') : value;
    lines.push(`${rawHeaders[at]}: ${rest}`);
  }
  return [...lines, '', ''].join('\r\n');
};

/** Lets requests for a WebSocket at this address come to its route; `acceptSocket` is for the route. */
export const routeUpgrades = (app: FastifyInstance, path: string): void => {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isFor(path, request)) {
      socket.unshift(Buffer.concat([Buffer.from(withoutUpgrade(request), 'latin1'), head]));
      app.server.emit('connection', socket);
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // A refusal.
    response.on('finish', () => {
      response.detachSocket(socket);
      socket.destroySoon();
    });
    heads.set(request, { socket, head, response });
    app.routing(request, response);
  });
};

const sockets = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LONGEST_READ,
});

export interface Accepted {
  readonly ws: WebSocket;
  readonly socket: Socket;
}

/** Throws what is wrong with the request before anything is said: the library would refuse in words of its own. */
export const mustBeUpgrade = ({ raw, headers }: FastifyRequest): void => {
  const version = headers['sec-websocket-version'];
  const isSound = /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') && (version === '13' || version === '8');
  if (!heads.has(raw) || !isSound) throw new Fault('bad-request', 'This address is for a WebSocket.');
};

export const acceptSocket = ({ raw }: FastifyRequest): Accepted => {
  const offered = heads.get(raw);
  let accepted: Accepted | undefined;
  if (offered) {
    const { socket, head, response } = offered;
    response.detachSocket(socket);
    sockets.handleUpgrade(raw, socket, head, (ws) => {
      accepted = { ws, socket };
    });
  }
  if (!accepted) throw new Fault('bad-request', 'The line is closed.');
  return accepted;
};
