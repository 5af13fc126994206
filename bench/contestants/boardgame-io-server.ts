import { SEATS } from '../load/script';
import { loadItsImmer } from '../peers';
import { type BoardgameRoom, loadBoardgameServer, portOf } from '../server-peers';
import { serveParent } from './child';
import { type Scripted, beginScripted, outcomeOf, playScripted } from './scripted-game';

// boardgame.io's own server with tables in memory, in its favour: production mode, no undo, no passwords, everybody always active, and
// the rules read the plain state.

interface Match extends Scripted {
  readonly table: number;
}

const { Server, InitializeGame } = loadBoardgameServer();
const { original } = loadItsImmer();
/** What chance decides is not in the state, which goes to everybody with every move. */
const scripts: (readonly string[])[] = [];

const move: BoardgameRoom<Match>['moves'][string] = ({ G, playerID }, tokens) => {
  const match = original(G);
  const next = playScripted(match, scripts[match.table], Number(playerID), tokens);
  return next ? { table: match.table, state: next.state, drawn: next.drawn } : 'INVALID_MOVE';
};

const game: BoardgameRoom<Match> = {
  name: 'mississippi-queen',
  setup: (_context, table) => ({ table: Number(table), ...beginScripted(scripts[Number(table)]) }),
  moves: { move },
  turn: { activePlayers: { all: null } },
  endIf: ({ G }) => outcomeOf(G),
  disableUndo: true,
};

const server = Server({ games: [game], origins: [] });
// With the lobby on a port of its own: on one port, today's koa does not find its routes.
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });

serveParent(portOf(appServer), async (draws) => {
  const doors: string[][] = [];
  for (const own of draws) {
    const table = scripts.push(own) - 1;
    const id = `table-${table}`;
    const players = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { id: seat }]));
    const metadata = { gameName: game.name, players, createdAt: Date.now(), updatedAt: Date.now(), unlisted: true };
    await server.db.createMatch(id, { initialState: InitializeGame({ game, numPlayers: SEATS, setupData: table }), metadata });
    doors.push(Array.from({ length: SEATS }, () => id));
  }
  return doors;
});
