import { createServer } from 'node:http';
import { SEATS } from '../load/script';
import { loadColyseus, portOf } from '../server-peers';
import { serveParent } from './child';
import { type Scripted, beginScripted, playScripted } from './scripted-game';

// A Colyseus room that checks moves by our rules and broadcasts them, in its favour: no synchronised state, whose patches would cost time
// and come every 50 ms by default.

const { Room, Server, matchMaker, WebSocketTransport } = loadColyseus();

class TableRoom extends Room {
  override maxClients = SEATS;
  override autoDispose = false;
  override patchRate = null;
  override seatReservationTimeout = 120;
  #draws: readonly string[] = [];
  #game: Scripted | undefined;
  #moves = 0;
  readonly #seats = new Map<string, number>();

  onCreate({ draws }: { readonly draws: readonly string[] }): void {
    this.#draws = draws;
    this.#game = beginScripted(draws);
    this.onMessage('move', ({ sessionId }, tokens) => {
      const seat = this.#seats.get(sessionId) ?? -1;
      const next = this.#game && playScripted(this.#game, this.#draws, seat, tokens);
      if (!next || !this.#game) throw new Error(`not legal: ${tokens.join(' ')}`);
      const drawn = this.#draws.slice(this.#game.drawn, next.drawn);
      this.#game = next;
      this.#moves += tokens.length;
      this.broadcast('moved', [this.#moves, seat, tokens, drawn]);
    });
  }

  onJoin({ sessionId }: { readonly sessionId: string }, { seat }: { readonly seat: number }): void {
    this.#seats.set(sessionId, seat);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');

serveParent(portOf(http), async (draws) => {
  const doors: string[][] = [];
  for (const own of draws) {
    const room = await matchMaker.createRoom('table', { draws: own });
    const seats: string[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const { sessionId } = await matchMaker.reserveSeatFor(room, { seat });
      seats.push(`/${room.processId}/${room.roomId}?sessionId=${sessionId}`);
    }
    doors.push(seats);
  }
  return doors;
});
