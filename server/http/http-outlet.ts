import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONTENT_TYPES } from '@showboat/protocol/endpoints';
import type { FastifyReply } from 'fastify';
import type { Outlet } from './stream';

/** As `raw.write` does it, but in one piece: that makes three of every chunk, which cost more than all the rest of telling a move. */
const writeChunk = (raw: ServerResponse, text: string): void => {
  const { socket } = raw;
  // Behind others on the same connection it has no socket yet.
  if (!socket || !raw.chunkedEncoding) {
    raw.write(text);
    return;
  }
  const bytes = Buffer.byteLength(text);
  socket.write(`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? 'latin1' : 'utf8');
};

/** Takes the reply over: an answer that goes on line by line. */
export const httpOutlet = (reply: FastifyReply, socket: Socket): Outlet => {
  const { raw } = reply;
  const headers = { ...reply.getHeaders(), 'content-type': CONTENT_TYPES.ndjson };
  reply.hijack();
  raw.writeHead(200, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
  raw.flushHeaders();
  socket.setNoDelay(true);

  // Not only the answer: one that waits its turn behind others on the same connection has none, and never learns that it is gone.
  const destroy = (): void => void socket.destroy();
  raw.on('error', destroy);
  return {
    write: (text) => writeChunk(raw, text),
    get waiting() {
      return raw.writableLength;
    },
    end: () => void raw.end(),
    destroy,
    onClose: (then) => {
      let isClosed = false;
      const onClosed = (): void => {
        if (isClosed) return;
        isClosed = true;
        socket.off('close', onClosed);
        then();
      };
      socket.on('close', onClosed);
      raw.on('close', onClosed);
      // It went while the table was being read.
      if (socket.destroyed) setImmediate(onClosed);
    },
  };
};
