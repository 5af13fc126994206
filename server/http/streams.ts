import { CONTENT_TYPES } from '@showboat/protocol/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../tables/fault';
import { BYE, PING } from '../tables/lines';
import { STREAMS_PER_ADDRESS, STREAMS_PER_PLAYER } from './limits';

export interface Stream {
  write(line: string): void;
  end(): void;
  /** Called once, whoever ended it. */
  onClose(then: () => void): void;
}

export interface Streams {
  /** Takes the request over: from now on it is a stream of lines. */
  open(request: FastifyRequest, reply: FastifyReply, player: string): Stream;
  /** Throws when there is no place for one more. */
  reserve(player: string, address: string): void;
  /** Says goodbye to everybody. */
  close(): void;
  readonly size: number;
}

const PING_MS = 5_000;
/** Who does not read is let go before it costs much memory; it can come back with its last number. */
const MOST_WAITING = 1_000_000;

const count = (counts: Map<string, number>, key: string, by: number): void => {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
};

export const createStreams = ({ isLimited }: { readonly isLimited: boolean }): Streams => {
  const open = new Set<Stream>();
  const perPlayer = new Map<string, number>();
  const perAddress = new Map<string, number>();
  const pinging = setInterval(() => {
    for (const stream of open) stream.write(PING);
  }, PING_MS);
  pinging.unref();

  return {
    get size() {
      return open.size;
    },
    reserve: (player, address) => {
      if (!isLimited) return;
      const isFull = (perPlayer.get(player) ?? 0) >= STREAMS_PER_PLAYER || (perAddress.get(address) ?? 0) >= STREAMS_PER_ADDRESS;
      if (isFull) throw new Fault('too-fast', 'Too many streams are open.', { retryAfter: 10 });
    },
    open: ({ ip }, reply, player) => {
      const { raw } = reply;
      const headers = { ...reply.getHeaders(), 'content-type': CONTENT_TYPES.ndjson };
      reply.hijack();
      raw.writeHead(200, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
      raw.flushHeaders();
      raw.socket?.setNoDelay(true);
      count(perPlayer, player, 1);
      count(perAddress, ip, 1);
      const thens: (() => void)[] = [];
      let waiting = '';
      let isClosed = false;
      const flush = (): void => {
        const text = waiting;
        waiting = '';
        if (isClosed || text === '') return;
        raw.write(text);
        if (raw.writableLength > MOST_WAITING) raw.destroy();
      };
      const stream: Stream = {
        // Lines that come together leave together.
        write: (line) => {
          if (waiting === '') queueMicrotask(flush);
          waiting += line;
        },
        end: () => {
          flush();
          raw.end();
        },
        onClose: (then) => void (isClosed ? then() : thens.push(then)),
      };
      open.add(stream);
      raw.on('error', () => raw.destroy());
      raw.on('close', () => {
        isClosed = true;
        open.delete(stream);
        count(perPlayer, player, -1);
        count(perAddress, ip, -1);
        for (const then of thens) then();
      });
      return stream;
    },
    close: () => {
      clearInterval(pinging);
      for (const stream of open) {
        stream.write(BYE);
        stream.end();
      }
    },
  };
};
