import { EventEmitter, once, setMaxListeners } from 'node:events';
import { Table } from '@showboat/protocol';
import { type Follower, createFollower, readStream } from '../chaos/follower';
import type { Person } from '../chaos/game-table';
import { insist, insistOn } from '../chaos/http';
import { type Ledger, createLedger } from '../chaos/ledger';
import { createShadow } from '../chaos/shadow';
import { Problem, type World } from '../chaos/world';
import { type Sent, playLive } from './live-seat';

export interface LiveTable {
  /** Resolves when the run comes to an end, and everything that was sent is answered. */
  play(): Promise<void>;
  /** Nobody waits for the next line any more. */
  wake(): void;
  /** Read anew from the beginning, it is what everybody was told, and what was acknowledged is there. */
  check(): Promise<void>;
}

export interface LiveTableOptions {
  readonly number: number;
  readonly people: readonly Person[];
  readonly thinkMs: number;
  readonly onSent: (sent: Sent) => void;
}

/** The lines up to this number, as they are read now. */
const readUpTo = async (world: World, id: string, token: string, most: number): Promise<readonly string[]> => {
  for (;;) {
    const texts: string[] = [];
    const enough = new AbortController();
    const signal = AbortSignal.any([enough.signal, world.signal]);
    await readStream(world, { id, token, signal }, 0, (text, { kind }) => {
      if (kind === 'move' || kind === 'takeback') texts.push(text);
      if (texts.length >= most) enough.abort();
    });
    if (texts.length >= most || world.isOver) return texts;
  }
};

const GAMES = ['patrician', 'hot-tin-roof', 'mississippi-queen'] as const;
const SEATS = 3;

/** Long games: nobody is to come to the end while servers are restarted. */
export const openLiveTable = async (world: World, options: LiveTableOptions): Promise<LiveTable | undefined> => {
  const { number, people, thinkMs, onSent } = options;
  const game = GAMES[number % GAMES.length];
  const personAt = (seat: number): Person => people[(number + seat) % people.length];
  const others = Array.from({ length: SEATS - 1 }, () => ({ kind: 'open' }));
  const host = personAt(0).token;
  const body = { game, seats: [{ kind: 'me' }, ...others] };
  const made = await insistOn(world, Table, { method: 'POST', path: '/tables', token: host, body });
  if (!made) return undefined;
  const { id } = made;
  for (let seat = 1; seat < SEATS; seat++)
    await insist(world, { method: 'POST', path: `/tables/${id}/seats/${seat}`, token: personAt(seat).token, body: {} });
  const started = await insistOn(world, Table, { method: 'POST', path: `/tables/${id}/start`, token: host });
  if (!started) return undefined;

  const followers: Follower[] = [];
  const ledgers: Ledger[] = [];
  const players: (() => Promise<void>)[] = [];
  const wakes: (() => void)[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { token } = personAt(seat);
    const shadow = createShadow(game, started.options, seat);
    const ledger = createLedger(id, seat);
    const news = new EventEmitter();
    setMaxListeners(0, news);
    const onLine: typeof shadow.add = (line) => {
      shadow.add(line);
      news.emit('line');
    };
    const follower = createFollower(world, { id, token, name: `seat ${seat}`, onLine });
    const nextLine = async (): Promise<void> => {
      await once(news, 'line', { signal: world.signal }).catch(() => undefined);
    };
    const random = world.random(`${number}/${seat}`);
    const seq = (): number => follower.texts.length;
    wakes.push(() => void news.emit('line'));
    followers.push(follower);
    ledgers.push(ledger);
    players.push(() => playLive(world, { id, seat, token, shadow, ledger, random, thinkMs, seq, nextLine, onSent }));
  }

  return {
    play: async () => {
      const watched = (work: () => Promise<void>): Promise<void> => world.watch(`table ${id}`, work);
      for (const { run } of followers) void watched(run);
      await Promise.all(players.map(watched));
    },
    wake: () => {
      for (const wake of wakes) wake();
    },
    check: async () => {
      const most = Math.max(...followers.map(({ texts }) => texts.length));
      const read = await readUpTo(world, id, host, most);
      for (const [seat, { texts, lines }] of followers.entries()) {
        const wrong = texts.findIndex((text, at) => seat === 0 && text !== read[at]);
        if (wrong >= 0) throw new Problem(`table ${id}: number ${wrong + 1} was ${texts[wrong]}, and is ${read[wrong]} now`);
        ledgers[seat].check(lines, false);
      }
    },
  };
};
