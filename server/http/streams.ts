import type { FastifyRequest } from 'fastify';
import { Fault } from '../tables/fault';
import { BYE } from '../tables/lines';
import { STREAMS_PER_ADDRESS, STREAMS_PER_PLAYER } from './limits';
import { type Outlet, type PingedStream, type Stream, openStream } from './stream';
import { addressOf } from './visitor';

export interface Streams {
  /** Takes the request over: from now on it is a stream of lines. Throws when there is no place for one more, before anything is taken over. */
  open(request: FastifyRequest, player: string, takeOver: () => Outlet): Stream;
  /** Says goodbye to a player whose token may be gone; who still has one comes back. */
  closeOf(player: string): void;
  /** Says goodbye to everybody, a few at a time: they all come back at once, and others have to take them. */
  close(): void;
  readonly size: number;
}

const PING_MS = 5_000;
/** Goodbyes are said in this rhythm, so many at least, and to everybody within two seconds. */
const GOODBYE_MS = 50;
const LEAST_GOODBYES = 10;
const MOST_ROUNDS = 40;

const sayGoodbye = (stream: Stream): void => {
  stream.write(BYE);
  stream.end();
};

const count = (counts: Map<string, number>, key: string, by: number): void => {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
};

export const createStreams = ({ isLimited }: { readonly isLimited: boolean }): Streams => {
  /** Each with its player. */
  const open = new Map<PingedStream, string>();
  const perPlayer = new Map<string, number>();
  const perAddress = new Map<string, number>();
  let isClosing = false;
  const pinging = setInterval(() => {
    for (const stream of open.keys()) stream.ping();
  }, PING_MS);
  pinging.unref();

  return {
    get size() {
      return open.size;
    },
    open: (request, player, takeOver) => {
      const address = addressOf(request);
      const isFull = (perPlayer.get(player) ?? 0) >= STREAMS_PER_PLAYER || (perAddress.get(address) ?? 0) >= STREAMS_PER_ADDRESS;
      if (isLimited && isFull) throw new Fault('too-fast', 'Too many streams are open.', { retryAfter: 10 });
      const stream = openStream(takeOver());
      count(perPlayer, player, 1);
      count(perAddress, address, 1);
      open.set(stream, player);
      stream.onClose(() => {
        open.delete(stream);
        count(perPlayer, player, -1);
        count(perAddress, address, -1);
      });
      // Nobody else would: it is on no list of those who leave. What it is opened for comes first.
      if (isClosing) setImmediate(() => sayGoodbye(stream));
      return stream;
    },
    closeOf: (player) => {
      for (const [stream, owner] of open) if (owner === player) sayGoodbye(stream);
    },
    close: () => {
      isClosing = true;
      clearInterval(pinging);
      const leaving = [...open.keys()];
      const some = Math.max(LEAST_GOODBYES, Math.ceil(leaving.length / MOST_ROUNDS));
      const round = (): void => {
        for (const stream of leaving.splice(0, some)) sayGoodbye(stream);
        if (leaving.length > 0) setTimeout(round, GOODBYE_MS);
      };
      round();
    },
  };
};
