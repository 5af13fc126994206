import { drawFraction } from '@showboat/engine';
import type { Measured } from '../contestants/child';
import { type Contestant, inGroups } from './contestant';
import { type HttpLine, followLines, openHttpLine } from './http-line';
import type { LiveTable } from './live-table';
import { OPTIONS, type Script, writeScript } from './script';
import { createScriptedTable } from './scripted-table';
import { type ServerProcess, startServer } from './server-process';
import { type SocketLine, openSocketLine } from './socket-line';

// Our own server, as clients use it: on one WebSocket for each seat; or as programs do: moves are requests on a connection that stays
// open, and another one brings the stream of the table.

export type Way = 'socket' | 'http';

interface Player {
  readonly token: string;
  readonly line: HttpLine;
}

type OpenTable = LiveTable & { close(): void };

const MOVE = '{"kind":"move","seq":';
const DONE = '{"kind":"done"';
const REFUSED = '{"kind":"refused"';

const createPlayer = async (port: number, name: string): Promise<Player> => {
  const stranger = await openHttpLine(port);
  // A door: answers are checked by the tests of the server.
  const { token } = (await stranger.ask('POST', '/api/v1/players', { name })) as { readonly token: string };
  stranger.close();
  return { token, line: await openHttpLine(port, token) };
};

const startTable = async (players: readonly Player[]): Promise<string> => {
  const [host, ...guests] = players;
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const made = await host.line.ask('POST', '/api/v1/tables', { game: 'mississippi-queen', options: OPTIONS, seats });
  const { id } = made as { readonly id: string };
  for (const [index, guest] of guests.entries()) await guest.line.ask('POST', `/api/v1/tables/${id}/seats/${index + 1}`);
  await host.line.ask('POST', `/api/v1/tables/${id}/start`);
  return id;
};

/** The number of the last move that a text tells of. */
const lastIn = (text: string): number => {
  const at = text.lastIndexOf(MOVE);
  return at < 0 ? 0 : Number.parseInt(text.slice(at + MOVE.length, at + MOVE.length + 10), 10);
};

type PortOf = (seat: number) => number;

const openBySocket = async (portOf: PortOf, id: string, players: readonly Player[], script: Script): Promise<OpenTable> => {
  const lines: SocketLine[] = [];
  let sender = -1;
  const table = createScriptedTable(script, 'turns', ({ seat, after }, moves) => {
    sender = seat;
    lines[seat].send(JSON.stringify({ re: after, do: 'moves', table: id, after, id: String(after), moves }));
    return after + moves.length;
  });
  const hear = (seat: number, text: string): void => {
    if (text.includes(REFUSED)) throw new Error(text);
    // Who has moved waits for the promise that it is stored, too.
    if (seat !== sender || text.includes(DONE)) table.hear(seat, seat === sender ? Infinity : lastIn(text));
  };
  for (const [seat, { token }] of players.entries()) {
    const options = { url: `ws://127.0.0.1:${portOf(seat)}/api/v1/socket`, token };
    const onOpen = (line: SocketLine): void => line.send(JSON.stringify({ re: 0, do: 'follow', table: id, after: 0 }));
    let isReady = false;
    lines.push(
      await openSocketLine({
        ...options,
        onOpen,
        hear: (bytes) => {
          if (isReady) hear(seat, bytes.toString('latin1'));
          isReady = true;
          return true;
        },
      }),
    );
  }
  const close = (): void => {
    for (const line of lines) line.close();
  };
  return Object.assign(table, { close });
};

const openByHttp = async (portOf: PortOf, id: string, players: readonly Player[], script: Script): Promise<OpenTable> => {
  const path = `/api/v1/tables/${id}/moves`;
  let sender = -1;
  const table = createScriptedTable(script, 'turns', ({ seat, after }, moves) => {
    sender = seat;
    const body = JSON.stringify({ after, id: String(after), moves });
    players[seat].line.post(path, body, () => table.hear(seat, Infinity));
    return after + moves.length;
  });
  const ends = await Promise.all(
    players.map(({ token }, seat) =>
      followLines(portOf(seat), `/api/v1/tables/${id}/events?after=0`, token, (line) => {
        if (seat !== sender) table.hear(seat, lastIn(line));
      }),
    ),
  );
  const close = (): void => {
    for (const end of ends) end();
  };
  return Object.assign(table, { close });
};

const OPEN = { socket: openBySocket, http: openByHttp } as const satisfies Record<Way, unknown>;

export interface ShowboatOptions {
  readonly script: string;
  readonly folder: string;
  readonly tables: number;
  /** At each table, at most. */
  readonly turns: number;
  readonly way: Way;
  /** So many that share one database. */
  readonly servers?: number;
  /** Whether the seats of a table are at one server, as behind a proxy that looks at the table, or each at another. */
  readonly seats?: 'together' | 'apart';
  /** Which database that is; a folder of its own, if left out. */
  readonly env?: Readonly<Record<string, string>>;
}

const total = (all: readonly Measured[]): Measured => ({
  cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
});

export const startShowboat = async (options: ShowboatOptions): Promise<Contestant> => {
  const { script, folder, tables: count, turns, way, servers: size = 1, seats = 'apart', env } = options;
  const servers: ServerProcess[] = [];
  for (let at = 0; at < size; at++) servers.push(await startServer(script, { ...env, BENCH_FOLDER: folder }));
  const portAt = (table: number, seat: number): number => servers[(seats === 'together' ? table : table + seat) % size].port;
  const groups = await inGroups(Array.from({ length: count }), (_, index) =>
    Promise.all(['Ada', 'Ben', 'Cleo'].map((name, seat) => createPlayer(portAt(index, seat), name))),
  );
  let round = 0;
  return {
    measure: async () => total(await Promise.all(servers.map(({ measure }) => measure()))),
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
    },
    prepare: async () => {
      const ids = await inGroups(groups, startTable);
      const number = round++;
      // What nobody may know while a game runs, read from its disk: so the games can be written before they are played, as the peers play them.
      const secrets = await servers[0].open(ids.map((id) => [id]));
      const scripts = secrets.map(([seed, ...salts], index) => {
        const fraction = (draw: number): number => drawFraction({ seed, table: ids[index], index: draw, salts });
        return writeScript(`round ${number}, table ${index}`, fraction, turns);
      });
      return async () => {
        const tables = await inGroups(groups, (players, index) =>
          OPEN[way]((seat) => portAt(index, seat), ids[index], players, scripts[index]),
        );
        const close = (): void => {
          for (const table of tables) table.close();
        };
        return { tables, scripts: () => scripts, close };
      };
    },
  };
};
