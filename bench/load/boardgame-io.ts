import { type Contestant, inGroups } from './contestant';
import { type Form, createScriptedTable } from './scripted-table';
import { startServer } from './server-process';
import { type SocketLine, openSocketLine } from './socket-line';

// The socket.io protocol by hand: 0 opens, 2 and 3 are ping and pong, 40 joins a namespace, 42 is an event.

const NAMESPACE = '/mississippi-queen,';
const STATE = /"_stateID":(\d+)/g;

const stateIn = (message: string): number => {
  let state = 0;
  for (const [, id] of message.matchAll(STATE)) state = Math.max(state, Number(id));
  return state;
};

/** Resolves when the seat has been told the present state. */
const connect = (port: number, match: string, seat: number, hear: (state: number) => void): Promise<SocketLine> =>
  openSocketLine({
    url: `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    hear: (bytes, line) => {
      const text = bytes.toString('latin1');
      if (text === '2') line.send('3');
      else if (text.startsWith('0')) line.send(`40${NAMESPACE}`);
      else if (text.startsWith('40')) line.send(`42${NAMESPACE}${JSON.stringify(['sync', match, String(seat), null, 3])}`);
      else if (text.startsWith(`42${NAMESPACE}["update"`)) hear(stateIn(text));
      return text.startsWith(`42${NAMESPACE}["sync"`);
    },
  });

export const startBoardgameIo = async (script: string, form: Form): Promise<Contestant> => {
  const server = await startServer(script);
  return {
    measure: server.measure,
    stop: server.stop,
    prepare: async (scripts) => {
      const doors = await server.open(scripts.map(({ draws }) => draws));
      return async () => {
        const lines: SocketLine[] = [];
        const tables = await inGroups(scripts, async (one, index) => {
          const [match] = doors[index];
          const own: SocketLine[] = [];
          let sent = 0;
          const table = createScriptedTable(one, form, ({ seat }, tokens) => {
            const payload = { type: 'move', args: [tokens], playerID: String(seat), credentials: null };
            const event = ['update', { type: 'MAKE_MOVE', payload }, sent, match, String(seat)];
            own[seat].send(`42${NAMESPACE}${JSON.stringify(event)}`);
            return ++sent;
          });
          for (const seat of doors[index].keys()) own.push(await connect(server.port, match, seat, (id) => table.hear(seat, id)));
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
