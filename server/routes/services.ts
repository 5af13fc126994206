import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpOutlet } from '../http/http-outlet';
import type { Limits } from '../http/limits';
import type { Streams } from '../http/streams';
import { type Visitors, isByCookie } from '../http/visitor';
import type { Push } from '../push/push';
import type { PlayerRow, Store } from '../store/store';
import type { Tables } from '../tables/tables';

/** What handlers work with. */
export interface Services {
  readonly store: Store;
  readonly tables: Tables;
  readonly visitors: Visitors;
  readonly limits: Limits;
  readonly streams: Streams;
  readonly push: Push;
  /** Other servers learn of a new name (null: gone), or that the lines of a player end. */
  tellPlayer(id: string, name: string | null | undefined, isEnded: boolean): void;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  /** The server is going down: what would change something is refused. */
  isClosing(): boolean;
  onAnswer(endpoint: string, status: number, ms: number): void;
  onProblem(error: unknown): void;
}

export const followMe = async (
  { streams, tables }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
): Promise<undefined> => {
  const stream = streams.open(request, player.id, () => httpOutlet(reply, request.socket));
  try {
    stream.onClose(await tables.followAll(player.id, stream));
  } catch {
    // Too late for a status: the line ends, and the client comes back.
    stream.end();
  }
  return undefined;
};

export const followTable = async (
  { streams, tables }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
  { id, after }: { readonly id: string; readonly after: number | undefined },
): Promise<undefined> => {
  const leave = await tables.follow(id, after, () => {
    const stream = streams.open(request, player.id, () => httpOutlet(reply, request.socket));
    stream.onClose(() => leave());
    return {
      player: player.id,
      isBrowser: isByCookie(request),
      cursor: 0,
      isShared: false,
      write: stream.write,
      end: stream.end,
    };
  });
  return undefined;
};
