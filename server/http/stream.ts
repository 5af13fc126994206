import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PING } from '../tables/lines';

export interface Stream {
  write(line: string): void;
  end(): void;
  /** Called once, whoever ended it. */
  onClose(then: () => void): void;
}

export interface PingedStream extends Stream {
  ping(): void;
}

/** Who does not read is let go before it costs much memory; it can come back with its last number. */
const MOST_WAITING = 1_000_000;
/** Pings in a row after which nothing of what waits has been taken. */
const MOST_UNHEARD = 6;

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

/** An answer that goes on line by line; its head is written already. */
export const openStream = (raw: ServerResponse, socket: Socket): PingedStream => {
  const thens: (() => void)[] = [];
  let waiting = '';
  let isEnded = false;
  let isClosed = false;
  let unheard = 0;
  let waited = 0;

  // Not only the answer: one that waits its turn behind others on the same connection has none, and never learns that it is gone.
  const letGo = (): void => void socket.destroy();
  const onClosed = (): void => {
    if (isClosed) return;
    isClosed = true;
    socket.off('close', onClosed);
    for (const then of thens) then();
  };
  socket.on('close', onClosed);
  raw.on('close', onClosed);
  raw.on('error', letGo);
  // It went while the table was being read.
  if (socket.destroyed) setImmediate(onClosed);

  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (isClosed || isEnded || text === '') return;
    writeChunk(raw, text);
    if (raw.writableLength > MOST_WAITING) letGo();
  };
  // Lines that come together leave together.
  const write = (line: string): void => {
    if (waiting === '') queueMicrotask(flush);
    waiting += line;
  };
  return {
    write,
    ping: () => {
      write(PING);
      const { writableLength } = raw;
      unheard = writableLength > 0 && writableLength >= waited ? unheard + 1 : 0;
      waited = writableLength;
      if (unheard > MOST_UNHEARD) letGo();
    },
    end: () => {
      flush();
      isEnded = true;
      raw.end();
    },
    onClose: (then) => void (isClosed ? then() : thens.push(then)),
  };
};
