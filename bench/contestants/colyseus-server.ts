import { createServer } from 'node:http';
import { SEATS } from '../load/script';
import { type ColyseusClient, loadColyseus, portOf } from '../server-peers';
import { serveParent } from './child';
import { TableState } from './colyseus-state';
import { type Scripted, actorOf, beginScripted, playScripted } from './scripted-game';

// Rooms of Colyseus, all of them authoritative: every move is checked by our rules. The first two are written as its documentation
// teaches: the game is synchronised state, moves are messages, and what a move changes goes to everybody as a patch.
//
// `prompt` sends the patch with the move, as our server does: whoever waits sees it at once.
// `steady` leaves that to the clock of Colyseus, every 50 ms unless told otherwise: several moves share a patch, and everybody waits.
// `messages` has no state and passes moves on: a room without what Colyseus is used for.

const { Room, Server, matchMaker, WebSocketTransport } = loadColyseus();

interface Options {
  readonly draws: readonly string[];
}

abstract class ScriptedRoom extends Room {
  override maxClients = SEATS;
  override autoDispose = false;
  override seatReservationTimeout = 120;
  readonly #seats = new Map<string, number>();

  protected abstract begin(game: Scripted): void;
  /** What the room tells of moves that were carried out. */
  protected abstract tell(seat: number, tokens: readonly string[], drawn: readonly string[], game: Scripted): void;

  onCreate({ draws }: Options): void {
    let game = beginScripted(draws);
    this.begin(game);
    this.onMessage('move', ({ sessionId }, tokens) => {
      const seat = this.#seats.get(sessionId) ?? -1;
      const next = playScripted(game, draws, seat, tokens);
      if (!next) throw new Error(`not legal: ${tokens.join(' ')}`);
      const drawn = draws.slice(game.drawn, next.drawn);
      game = next;
      this.tell(seat, tokens, drawn, game);
    });
  }

  onJoin({ sessionId }: ColyseusClient, { seat }: { readonly seat: number }): void {
    this.#seats.set(sessionId, seat);
  }
}

class SteadyRoom extends ScriptedRoom {
  override state = new TableState();

  protected override begin(game: Scripted): void {
    this.state.follow(game.state, actorOf(game), 0);
  }

  protected override tell(_seat: number, tokens: readonly string[], _drawn: readonly string[], game: Scripted): void {
    this.state.follow(game.state, actorOf(game), tokens.length);
  }
}

class PromptRoom extends SteadyRoom {
  override patchRate = null;

  protected override tell(...told: Parameters<SteadyRoom['tell']>): void {
    super.tell(...told);
    this.broadcastPatch();
  }
}

class MessagesRoom extends ScriptedRoom {
  override patchRate = null;
  #moves = 0;

  protected override begin(): void {
    this.#moves = 0;
  }

  protected override tell(seat: number, tokens: readonly string[], drawn: readonly string[]): void {
    this.#moves += tokens.length;
    this.broadcast('moved', [this.#moves, seat, tokens, drawn]);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('prompt', PromptRoom);
server.define('steady', SteadyRoom);
server.define('messages', MessagesRoom);
await server.listen(0, '127.0.0.1');

const { BENCH_ROOM = 'prompt' } = process.env;

serveParent(portOf(http), async (draws) => {
  const doors: string[][] = [];
  for (const own of draws) {
    const room = await matchMaker.createRoom(BENCH_ROOM, { draws: own });
    const seats: string[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const { sessionId } = await matchMaker.reserveSeatFor(room, { seat });
      seats.push(`/${room.processId}/${room.roomId}?sessionId=${sessionId}`);
    }
    doors.push(seats);
  }
  return doors;
});
