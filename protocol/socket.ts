import * as v from 'valibot';
import { ErrorAnswer } from './errors';
import { PlayerEvent, TableEvent } from './events';
import { Moves } from './play';
import { Count } from './text';

// The same conversation as the requests and streams of HTTP, on one line: for browsers, which open only a few connections to a server.

const TableId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** The table that it is opened for is for proxies alone: one that keeps a table at one server saves work. */
export const SocketQuery = v.strictObject({ table: v.exactOptional(TableId) });
/** Chosen by the client: the answer to its request carries it. */
const Re = Count;

/** One text frame to the server. */
export const SocketRequest = v.variant('do', [
  v.strictObject({ re: Re, do: v.literal('follow'), table: TableId, after: v.exactOptional(Count) }),
  v.strictObject({ re: Re, do: v.literal('leave'), table: TableId }),
  v.strictObject({ re: Re, do: v.literal('moves'), table: TableId, ...Moves.entries }),
  v.strictObject({ re: Re, do: v.literal('me') }),
]);
export type SocketRequest = v.InferOutput<typeof SocketRequest>;

/** What answers a request, and when a table has nothing more to tell. */
export const SocketAnswer = v.variant('kind', [
  v.object({ kind: v.literal('done'), re: Re, seq: v.exactOptional(Count) }),
  v.object({
    kind: v.literal('refused'),
    re: v.nullable(Re),
    status: Count,
    ...ErrorAnswer.entries,
    retryAfter: v.exactOptional(Count),
  }),
  v.object({ kind: v.literal('end'), table: TableId }),
]);
export type SocketAnswer = v.InferOutput<typeof SocketAnswer>;

const [table, ...others] = TableEvent.options;
const [move, takeback, chat, asked, answered, over, ping, bye] = others;
const ofTable = { table: TableId };

/** A line of the stream of a table, with the table it is about; `table` itself has its id within. */
export const SocketTableEvent = v.variant('kind', [
  table,
  v.object({ ...move.entries, ...ofTable }),
  v.object({ ...takeback.entries, ...ofTable }),
  v.object({ ...chat.entries, ...ofTable }),
  v.object({ ...asked.entries, ...ofTable }),
  v.object({ ...answered.entries, ...ofTable }),
  v.object({ ...over.entries, ...ofTable }),
  ping,
  bye,
]);
export type SocketTableEvent = v.InferOutput<typeof SocketTableEvent>;

const [yourTurn, started, myOver, myAsked] = PlayerEvent.options;
const ofMe = { of: v.literal('me') };

/** A line about all tables of the player. */
export const SocketPlayerEvent = v.variant('kind', [
  v.object({ ...yourTurn.entries, ...ofMe }),
  v.object({ ...started.entries, ...ofMe }),
  v.object({ ...myOver.entries, ...ofMe }),
  v.object({ ...myAsked.entries, ...ofMe }),
]);
export type SocketPlayerEvent = v.InferOutput<typeof SocketPlayerEvent>;

/** One line from the server; a frame holds one or more of them, with a line break between. */
export const SocketLine = v.union([SocketAnswer, SocketPlayerEvent, SocketTableEvent]);
export type SocketLine = v.InferOutput<typeof SocketLine>;
