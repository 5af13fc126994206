import { type OptionValues, type Rules, type Seat, createRandom, pick, present } from '@showboat/engine';
import { CATALOG, type Entry } from '@showboat/games/catalog';
import type { Program } from '@showboat/server/testing/program';
import { socketUrl } from '@showboat/server/testing/socket';
import { gatherAndStart } from '@showboat/server/testing/tables';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { createAsk } from '../../online/ask';
import type { Line } from '../../online/line';
import { type RemoteSession, openRemoteSession } from '../../online/remote-session';
import { type RemoteTable, openRemoteTable } from '../../online/remote-table';
import { type Shelf, createMemoryShelf } from '../../online/shelf';
import { type SocketDoors, openSocketLine } from '../../online/socket-line';
import { openStreamLine } from '../../online/stream-line';

// Sessions as the page has them, without a page: real requests to a real server.

/** Somebody at a table of any game: the types of its states and moves stay inside. */
export interface Seated {
  readonly remote: RemoteTable;
  readonly line: Line;
  readonly shelf: Shelf;
  readonly session: RemoteSession<unknown, unknown>;
  readonly game: Rules<unknown, unknown>;
  /** Plays any legal move, if it is this one's turn. */
  playAny(random: () => number): Promise<boolean>;
  close(): void;
}

const headersOf = ({ token }: Program): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });

/** As programs have it. */
export const lineOf = (url: string, program: Program): Line => openStreamLine({ base: url, headers: headersOf(program) });

/** As pages have it; only that a page has a cookie. */
export const socketLineOf = (url: string, program: Program, otherwise: Partial<SocketDoors> = {}): Line =>
  openSocketLine({
    url: socketUrl(url),
    ask: createAsk(url, headersOf(program)),
    // The door: this one takes headers, and is otherwise what browsers have.
    open: (to) => new WebSocket(to, { headers: headersOf(program) }) as unknown as globalThis.WebSocket,
    ...otherwise,
  });

/** The door: tests use a game without knowing its types. */
export const gameOf = (id: string): Rules<unknown, unknown> => {
  const entry = CATALOG.find((one) => one.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.use(
    <State, Move, Options extends OptionValues>({ game }: Entry<State, Move, Options>) => game as unknown,
  ) as Rules<unknown, unknown>;
};

export const takeSeat = async (
  line: Line,
  { id, game: name }: { readonly id: string; readonly game: string },
  shelf: Shelf = createMemoryShelf(),
): Promise<Seated> => {
  const remote = openRemoteTable(line, id, shelf);
  await remote.opened;
  const game = gameOf(name);
  const opened = await openRemoteSession(game, remote);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const session = opened.value;
  return {
    remote,
    line,
    shelf,
    session,
    game,
    playAny: async (random) => {
      const state = present(session.history.peek());
      if (game.actor(state) !== session.seat) return false;
      expect(await session.play([pick(random, game.legalMoves(state))])).toBeUndefined();
      return true;
    },
    close: () => {
      session.close();
      remote.close();
      line.close();
    },
  };
};

export interface Party {
  readonly id: string;
  readonly programs: readonly Program[];
  readonly seated: readonly Seated[];
  /** The one to decide, as soon as everybody knows that. */
  mover(): Promise<Seated>;
  close(): void;
}

export const openParty = async (
  url: string,
  game: string,
  settings: Readonly<Record<string, unknown>>,
  seats: number,
  lay: (url: string, program: Program) => Line = socketLineOf,
): Promise<Party> => {
  const { table, programs } = await gatherAndStart(url, { game, ...settings }, seats);
  const seated = await Promise.all(programs.map((program) => takeSeat(lay(url, program), table)));
  const toDecide = (seat: Seat | undefined): Seated | undefined => seated.find(({ session }) => session.seat === seat);
  return {
    id: table.id,
    programs,
    seated,
    mover: async () => {
      await expect
        .poll(() => new Set(seated.map(({ game: rules, session }) => rules.actor(present(session.history.peek())))).size)
        .toBe(1);
      const [{ game: rules, session }] = seated;
      const actor = rules.actor(present(session.history.peek()));
      const found = typeof actor === 'number' ? toDecide(actor) : undefined;
      if (!found) throw new Error(`nobody here decides, but ${actor}`);
      return found;
    },
    close: () => {
      for (const one of seated) one.close();
    },
  };
};

/** Several moves make a turn there, and nothing is hidden. */
export const QUEEN = 'mississippi-queen';

/** A whole turn of the one to decide: all but its last move, and that. */
const turnFor = ({ session, game }: Seated): readonly [begun: readonly unknown[], last: unknown] | undefined => {
  const random = createRandom('turn');
  for (let tries = 0; tries < 100; tries++) {
    let state = present(session.history.peek());
    const moves: unknown[] = [];
    while (game.actor(state) === session.seat) {
      moves.push(pick(random, game.legalMoves(state)));
      state = game.apply(state, moves.at(-1));
    }
    if (moves.length > 1) return [moves.slice(0, -1), moves.at(-1)];
  }
  return undefined;
};

export const turnOf = (one: Seated): readonly [begun: readonly unknown[], last: unknown] => {
  const turn = turnFor(one);
  if (!turn) throw new Error('every turn is a single move');
  return turn;
};

/** At a moment when somebody has a turn of several moves. */
export const openAtTurn = async (
  url: string,
  lay: (url: string, program: Program) => Line = socketLineOf,
): Promise<Party & { readonly deciding: Seated }> => {
  const party = await openParty(url, QUEEN, {}, 3, lay);
  const random = createRandom('opening');
  for (;;) {
    const deciding = await party.mover();
    if (turnFor(deciding)) return { ...party, deciding };
    await deciding.playAny(random);
  }
};
