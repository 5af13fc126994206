import { loadMessagePack, loadSockets } from '../server-peers';
import { type Contestant, inGroups } from './contestant';
import { type Form, type ScriptedTable, createScriptedTable } from './scripted-table';
import { startServer } from './server-process';

// The protocol of Colyseus by hand: 10 joins and is answered alike, 13 is a message: its name, then MessagePack.

const JOIN = 10;
const MESSAGE = 13;

const nameOf = (name: string): Buffer => Buffer.concat([Buffer.from([MESSAGE, 0xa0 | name.length]), Buffer.from(name)]);
const MOVE = nameOf('move');
const MOVED = nameOf('moved').length;

interface Line {
  send(bytes: Uint8Array): void;
  close(): void;
}

/** Resolves when the room has let the seat in. */
const connect = (port: number, path: string, hear: (message: Buffer) => void): Promise<Line> =>
  new Promise((resolve, reject) => {
    const { WebSocket } = loadSockets();
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a room has closed the line')));
    socket.on('message', (bytes) => {
      if (bytes[0] === MESSAGE) hear(bytes.subarray(MOVED));
      else if (bytes[0] === JOIN) {
        socket.send(Uint8Array.of(JOIN));
        resolve({ send: (message) => socket.send(message), close: () => socket.terminate() });
      }
    });
  });

export const startColyseus = async (script: string, form: Form): Promise<Contestant> => {
  const server = await startServer(script);
  const messages = loadMessagePack();
  return {
    measure: server.measure,
    stop: server.stop,
    prepare: async (scripts) => {
      const doors = await server.open(scripts.map(({ draws }) => draws));
      return async () => {
        const lines: Line[] = [];
        const tables = await inGroups(scripts, async (one, index): Promise<ScriptedTable> => {
          const own: Line[] = [];
          const heard = doors[index].map(() => 0);
          const table = createScriptedTable(one, form, (seat, tokens) =>
            own[seat].send(Buffer.concat([MOVE, messages.pack(tokens)])),
          );
          const hear = (seat: number, message: Buffer): void => {
            // Read as a client would, though only the number counts here.
            if (Array.isArray(messages.unpack(message))) table.hear(seat, ++heard[seat]);
          };
          for (const [seat, path] of doors[index].entries()) {
            own.push(await connect(server.port, path, (message) => hear(seat, message)));
          }
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
