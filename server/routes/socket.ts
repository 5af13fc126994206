import { type ErrorAnswer, type SocketAnswer, SocketRequest } from '@showboat/protocol';
import type { FastifyRequest } from 'fastify';
import { faultIn, refusalOf } from '../errors';
import { LARGEST_BODY, TABLES_PER_SOCKET } from '../http/limits';
import { parseBy, parseText } from '../http/parse';
import { movesIn } from '../http/plain-moves';
import { socketOutlet } from '../http/socket-outlet';
import { type Accepted, acceptSocket, mustBeUpgrade } from '../http/upgrade';
import { addressOf, isByCookie } from '../http/visitor';
import type { PlayerRow } from '../store/store';
import { Fault } from '../tables/fault';
import { lineOf } from '../tables/lines';
import type { Services } from './services';

interface Followed {
  /** `undefined` while the table is being read. */
  leave: (() => void) | undefined;
  isLeft: boolean;
}

/** More requests than this wait in the kernel until some are answered. */
const MOST_UNANSWERED = 64;

const numberIn = (value: unknown): number | null => {
  const re = typeof value === 'object' && value !== null && 're' in value ? value.re : undefined;
  return typeof re === 'number' && Number.isSafeInteger(re) && re >= 0 ? re : null;
};

/** A line on which a player follows tables and moves. What may be done at a table is decided where requests of HTTP are decided, too. */
export const openSocket = (services: Services, request: FastifyRequest, player: PlayerRow): void => {
  const { tables, streams, limits, isClosing, onAnswer, onProblem } = services;
  mustBeUpgrade(request);
  const address = addressOf(request);
  let accepted: Accepted | undefined;
  const stream = streams.open(request, player.id, () => socketOutlet((accepted = acceptSocket(request))));
  if (!accepted) return;
  const { ws } = accepted;
  const followed = new Map<string, Followed>();
  let isMeFollowed = false;
  let unanswered = 0;

  const say = (answer: SocketAnswer): void => stream.write(lineOf(answer));

  const follow = async (re: number, table: string, after: number | undefined): Promise<void> => {
    if (followed.has(table)) throw new Fault('wrong-time', 'This line follows the table already.', { field: 'table' });
    if (followed.size >= TABLES_PER_SOCKET) throw new Fault('too-fast', 'The line follows too many tables.', { retryAfter: 10 });
    const one: Followed = { leave: undefined, isLeft: false };
    followed.set(table, one);
    const forget = (): void => {
      one.isLeft = true;
      if (followed.get(table) === one) followed.delete(table);
      one.leave?.();
    };
    const write = (line: string): void => {
      if (!one.isLeft) stream.write(line);
    };
    const end = (): void => {
      if (one.isLeft) return;
      one.isLeft = true;
      say({ kind: 'end', table });
      // Not while the others at the table are being told.
      setImmediate(forget);
    };
    try {
      one.leave = await tables.follow(table, after, (seq) => {
        say({ kind: 'done', re, seq });
        return { player: player.id, isBrowser: isByCookie(request), cursor: 0, isShared: true, write, end };
      });
    } catch (error) {
      forget();
      throw error;
    }
    if (one.isLeft) one.leave();
  };

  const leave = (table: string): void => {
    const one = followed.get(table);
    if (!one) throw new Fault('wrong-time', 'This line does not follow the table.', { field: 'table' });
    followed.delete(table);
    one.isLeft = true;
    one.leave?.();
  };

  const followMe = async (re: number): Promise<void> => {
    if (isMeFollowed) throw new Fault('wrong-time', 'This line follows all your tables already.');
    isMeFollowed = true;
    say({ kind: 'done', re });
    const write = (line: string): void => stream.write(`${line.slice(0, -2)},"of":"me"}\n`);
    try {
      stream.onClose(await tables.followAll(player.id, { write, end: stream.end }));
    } catch (error) {
      isMeFollowed = false;
      throw error;
    }
  };

  const carryOut = async (asked: SocketRequest): Promise<void> => {
    switch (asked.do) {
      case 'follow':
        return follow(asked.re, asked.table, asked.after);
      case 'leave':
        leave(asked.table);
        say({ kind: 'done', re: asked.re });
        return;
      case 'moves':
        if (isClosing()) throw new Fault('try-again', 'The server is going down.', { retryAfter: 5 });
        say({ kind: 'done', re: asked.re, seq: await tables.play(asked.table, player.id, asked) });
        return;
      case 'me':
        return followMe(asked.re);
    }
  };

  const refuse = (re: number | null, error: unknown): number => {
    const fault = faultIn(error instanceof Error ? error : new Error(String(error)));
    if (fault === 'internal') onProblem(error);
    const { status, body, retryAfter }: { status: number; body: ErrorAnswer; retryAfter: number | undefined } = refusalOf(fault);
    say({ kind: 'refused', re, status, ...body, ...(retryAfter !== undefined && { retryAfter }) });
    return status;
  };

  const hear = async (data: Buffer, isBinary: boolean): Promise<void> => {
    const begun = performance.now();
    let re: number | null = null;
    let what = 'unreadable';
    let status = 200;
    try {
      limits.take('requestsPerAddress', address);
      limits.take('requestsPerPlayer', player.id);
      if (isBinary) throw new Fault('bad-request', 'Frames are text.');
      if (data.length > LARGEST_BODY) throw new Fault('too-large', 'The frame is too large.');
      const value = parseText(data.toString());
      re = numberIn(value);
      const asked = movesIn(value) ?? parseBy(SocketRequest, value);
      what = asked.do;
      await carryOut(asked);
    } catch (error) {
      status = refuse(re, error);
    }
    onAnswer(`socket ${what}`, status, performance.now() - begun);
    if (--unanswered < MOST_UNANSWERED && ws.isPaused) ws.resume();
  };

  ws.on('message', (data: Buffer, isBinary) => {
    if (++unanswered >= MOST_UNANSWERED) ws.pause();
    void hear(data, isBinary);
  });
  stream.onClose(() => {
    for (const one of followed.values()) {
      one.isLeft = true;
      one.leave?.();
    }
    followed.clear();
  });
};
