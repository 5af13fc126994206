import { loadMessagePack } from '../server-peers';
import { type Contestant, inGroups } from './contestant';
import { type Form, createScriptedTable } from './scripted-table';
import { startServer } from './server-process';
import { type SocketLine, openSocketLine } from './socket-line';

// The protocol of Colyseus by hand: 10 joins and is answered alike, 13 is a message: its name, then MessagePack; 15 is a patch of the state.

const JOIN = 10;
const MESSAGE = 13;
const PATCH = 15;

const nameOf = (name: string): Buffer => Buffer.concat([Buffer.from([MESSAGE, 0xa0 | name.length]), Buffer.from(name)]);
const MOVE = nameOf('move');
const MOVED = nameOf('moved').length;

/** See `contestants/colyseus-server.ts`. */
export type RoomKind = 'prompt' | 'steady' | 'messages';

/** `moves` is the first field of the state, and every move changes it: an operation, then a number of four bytes. */
const movesIn = (patch: Buffer): number => patch.readUInt32LE(2);

export const startColyseus = async (script: string, room: RoomKind, form: Form): Promise<Contestant> => {
  const server = await startServer(script, { BENCH_ROOM: room });
  const messages = loadMessagePack();
  /** Resolves when the room has let the seat in. */
  const connect = (path: string, hear: (moves: number) => void): Promise<SocketLine> =>
    openSocketLine({
      url: `ws://127.0.0.1:${server.port}${path}`,
      hear: (bytes, line) => {
        if (bytes[0] === PATCH) hear(movesIn(bytes));
        else if (bytes[0] === MESSAGE) {
          // Read as a client would, though only the number counts here.
          const told = messages.unpack(bytes.subarray(MOVED));
          if (Array.isArray(told)) hear(told[0]);
        } else if (bytes[0] === JOIN) {
          line.send(Uint8Array.of(JOIN));
          return true;
        }
        return false;
      },
    });
  return {
    measure: server.measure,
    stop: server.stop,
    prepare: async (scripts) => {
      const doors = await server.open(scripts.map(({ draws }) => draws));
      return async () => {
        const lines: SocketLine[] = [];
        const tables = await inGroups(scripts, async (one, index) => {
          const own: SocketLine[] = [];
          let moves = 0;
          const table = createScriptedTable(one, form, ({ seat }, tokens) => {
            own[seat].send(Buffer.concat([MOVE, messages.pack(tokens)]));
            moves += tokens.length;
            return moves;
          });
          for (const [seat, path] of doors[index].entries()) own.push(await connect(path, (told) => table.hear(seat, told)));
          lines.push(...own);
          return table;
        });
        const close = (): void => {
          for (const line of lines) line.close();
        };
        return { tables, scripts: () => scripts, close };
      };
    },
  };
};
