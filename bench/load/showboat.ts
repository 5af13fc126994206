import { setImmediate } from 'node:timers/promises';
import { type Contestant, inGroups } from './contestant';
import { type HttpLine, followLines, openHttpLine } from './http-line';
import { type LiveTable, createProgress } from './live-table';
import { type Mirror, OPTIONS, SEATS, createMirror } from './script';
import { startServer } from './server-process';

// Our own server, as programs use it: moves are requests on a connection that stays open, one for each seat, and another one brings
// the stream of the table.

interface Player {
  readonly token: string;
  readonly line: HttpLine;
}

const MOVE = '{"kind":"move","seq":';

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

const connectTable = async (
  port: number,
  id: string,
  players: readonly Player[],
  mirror: Mirror,
): Promise<LiveTable & { close(): void }> => {
  const path = `/api/v1/tables/${id}/moves`;
  const progress = createProgress(SEATS, () => table.onArrival());
  let last = 0;
  let isAnswered = true;
  let isPlaying = false;

  /** The answer is here, everybody knows, and so does the mirror. */
  const look = (): void => {
    if (!isPlaying || !isAnswered || !progress.isComplete || mirror.isWaiting) return;
    isPlaying = false;
    table.onReady();
  };
  const hear = (seat: number, line: string): void => {
    if (!line.startsWith(MOVE)) return;
    const seq = Number.parseInt(line.slice(MOVE.length), 10);
    // A door: the line begins as a move does.
    if (seat === 0) mirror.hear(seq, (JSON.parse(line) as { readonly token: string }).token);
    if (seq >= last) progress.arrived(seat);
    look();
  };
  const ends = await Promise.all(
    players.map(({ token }, seat) => followLines(port, `/api/v1/tables/${id}/events?after=0`, token, (line) => hear(seat, line))),
  );
  while (mirror.isWaiting) await setImmediate();
  const table = {
    onArrival: (): void => undefined,
    onReady: (): void => undefined,
    play: (): number => {
      const after = mirror.seq;
      const turn = mirror.turn();
      if (!turn) return 0;
      const { seat, tokens } = turn;
      last = mirror.seq;
      isPlaying = true;
      isAnswered = false;
      progress.begin(seat);
      players[seat].line.post(path, JSON.stringify({ after, id: String(after), moves: tokens }), () => {
        isAnswered = true;
        look();
      });
      return tokens.length;
    },
    close: () => {
      for (const end of ends) end();
    },
  };
  return table;
};

export const startShowboat = async (script: string, folder: string, count: number): Promise<Contestant> => {
  const server = await startServer(script, { BENCH_FOLDER: folder });
  const { port } = server;
  const groups = await inGroups(Array.from({ length: count }), () =>
    Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => createPlayer(port, name))),
  );
  let round = 0;
  return {
    measure: server.measure,
    stop: server.stop,
    prepare: async () => {
      const ids = await inGroups(groups, startTable);
      const seed = `round ${round++}`;
      return async () => {
        const mirrors = groups.map((_, index) => createMirror(`${seed}, table ${index}`));
        const tables = await inGroups(groups, (players, index) => connectTable(port, ids[index], players, mirrors[index]));
        const close = (): void => {
          for (const table of tables) table.close();
        };
        return { tables, scripts: () => mirrors.map((mirror) => mirror.script), close };
      };
    },
  };
};
