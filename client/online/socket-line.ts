import { batch, signal } from '@preact/signals';
import { type PlayerEvent, SocketLine, type SocketRequest, type TableEvent } from '@showboat/protocol';
import { ENDPOINTS } from '@showboat/protocol/endpoints';
import * as v from 'valibot';
import { type Answer, type Asked, type Refused, type Told, createAsk } from './ask';
import { type Waiting, waitBefore, waitFor } from './backoff';
import type { Connection, Follower, Line } from './line';
import { type Reply, createReplies } from './replies';
import { watchWeather } from './weather';

// All tables of a page on one WebSocket: a browser opens only a few connections to a server, and streams would use them up.

/** A ping comes at least every ten seconds: after this long without any the line is dead, whatever the browser believes. */
const SILENCE = 12_000;
/** So often a socket is tried where only requests come through. */
const MOST_BLOCKED = 3;
const SECOND = 1000;

type Without<Request> = Request extends SocketRequest ? Omit<Request, 're'> : never;

const parse = (text: string): SocketLine | undefined => {
  try {
    const found = v.safeParse(SocketLine, JSON.parse(text));
    // A newer server may tell what this page does not know.
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
};

const isLater = ({ code }: Refused): boolean => code === 'too-fast' || code === 'try-again';

export interface SocketDoors {
  /** Where the socket is. */
  readonly url: string;
  readonly ask: Line['ask'];
  open(url: string): WebSocket;
  /** Requests come through, and no socket does. */
  onBlocked?(): void;
}

export const browserDoors = (): SocketDoors => ({
  url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINTS.openSocket.path}`,
  ask: createAsk(),
  open: (url) => new WebSocket(url),
});

export const openSocketLine = ({ url, ask, open, onBlocked }: SocketDoors): Line => {
  const connection = signal<Connection>({ kind: 'opening' });
  const tables = new Map<string, Set<Follower<TableEvent>>>();
  /** Tables whose end was told. */
  const over = new Set<string>();
  const mine = new Set<Follower<PlayerEvent>>();
  const replies = createReplies();
  const weather = watchWeather();
  let socket: WebSocket | undefined;
  let isOpen = false;
  let heardAt = Date.now();
  let tries = 0;
  let blocked = 0;
  let isClosed = false;
  let isRunning = false;
  let waiting: Waiting | undefined;
  let letGo = (): void => undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const request = async (what: Without<SocketRequest>): Promise<Reply> =>
    isOpen ? replies.wait((re) => socket?.send(JSON.stringify({ re, ...what }))) : { ok: false };

  /** From the lowest number that one of them knows: the others know what they have heard. */
  const followOn = async (id: string): Promise<void> => {
    const followers = tables.get(id);
    if (!followers) return;
    const known = [...followers].flatMap(({ after }) => after?.() ?? []);
    const reply = await request({ do: 'follow', table: id, ...(known.length > 0 && { after: Math.min(...known) }) });
    if (reply.ok || !reply.refused || tables.get(id) !== followers) return;
    if (isLater(reply.refused)) {
      setTimeout(() => void followOn(id), (reply.refused.retryAfter ?? 2) * SECOND);
      return;
    }
    tables.delete(id);
    for (const { onRefused } of followers) onRefused(reply.refused);
  };

  const tell = (id: string, event: TableEvent): void => {
    for (const { hear } of tables.get(id) ?? []) hear(event);
  };

  const hearLine = (line: SocketLine): void => {
    if ('of' in line) {
      const { of: _of, ...event } = line;
      for (const follower of mine) follower.hear(event);
      return;
    }
    switch (line.kind) {
      case 'done':
        return replies.settle(line.re, { ok: true, seq: line.seq });
      case 'refused': {
        const { re, status, error, retryAfter } = line;
        // After a fault of the server nobody knows what was done.
        const isKnown = error.code !== 'internal';
        return replies.settle(re, { ok: false, ...(isKnown && { refused: { kind: 'refused', status, ...error, retryAfter } }) });
      }
      case 'end':
        // A game that is over has nothing more to tell. Any other table is asked why: it may have been taken away.
        if (over.delete(line.table)) tables.delete(line.table);
        else void followOn(line.table);
        return;
      case 'table':
        return tell(line.table.id, line);
      case 'move':
      case 'takeback':
      case 'chat':
      case 'asked':
      case 'answered':
      case 'over': {
        const { table, ...event } = line;
        if (event.kind === 'over') over.add(table);
        return tell(table, event);
      }
      case 'bye':
        return letGo();
      case 'ping':
        return;
    }
  };

  const heard = (): void => {
    heardAt = Date.now();
    clearTimeout(watchdog);
    watchdog = setTimeout(() => letGo(), SILENCE);
  };

  const hear = (data: unknown): void => {
    heard();
    tries = 0;
    // What came together is shown together, and only what came makes the line known to be up.
    batch(() => {
      connection.value = { kind: 'up' };
      for (const text of String(data).split('\n')) {
        const line = parse(text);
        if (line) hearLine(line);
      }
    });
  };

  /** Resolves when it has ended, with whether it was ever open. */
  const connect = (): Promise<boolean> =>
    new Promise((resolve) => {
      // A proxy may lead it to the server where the others of the table are.
      const [table] = tables.keys();
      const next = open(table === undefined ? url : `${url}?${new URLSearchParams({ table })}`);
      let wasOpen = false;
      socket = next;
      heard();
      // A line that is dead may never be known to have closed: it is left, and that is the end of it.
      letGo = () => {
        if (socket !== next) return;
        socket = undefined;
        isOpen = false;
        clearTimeout(watchdog);
        next.close();
        replies.end();
        resolve(wasOpen);
      };
      next.addEventListener('open', () => {
        if (socket !== next) return;
        isOpen = wasOpen = true;
        if (tables.size === 0) connection.value = { kind: 'up' };
        for (const id of tables.keys()) void followOn(id);
        if (mine.size > 0) void request({ do: 'me' });
      });
      next.addEventListener('message', ({ data }) => {
        if (socket === next) hear(data);
      });
      // What went wrong is not said; that it has closed is.
      next.addEventListener('error', () => undefined);
      next.addEventListener('close', letGo);
    });

  /** A socket that is not granted does not say why: a request does. */
  const findOut = async (): Promise<void> => {
    const answer = await ask('getMe', {});
    if (answer.ok && ++blocked >= MOST_BLOCKED) onBlocked?.();
    if (answer.ok || answer.trouble.kind === 'no-line' || isLater(answer.trouble)) return;
    const all = [...[...tables.values()].flatMap((followers) => [...followers]), ...mine];
    tables.clear();
    mine.clear();
    for (const { onRefused } of all) onRefused(answer.trouble);
  };

  const isWanted = (): boolean => !isClosed && tables.size + mine.size > 0;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted()) {
      if (await connect()) blocked = 0;
      else await findOut();
      if (!isWanted()) break;
      const wait = waitBefore(tries++);
      const last = connection.peek();
      connection.value = { kind: 'down', since: last.kind === 'down' ? last.since : heardAt, retryAt: Date.now() + wait };
      waiting = waitFor(wait);
      await waiting.done;
      waiting = undefined;
      const now = connection.peek();
      if (now.kind === 'down') connection.value = { ...now, retryAt: undefined };
    }
    isRunning = false;
    if (!isClosed) connection.value = { kind: 'opening' };
  };
  const start = (): void => {
    if (!isRunning) void run();
  };

  const hurry = (): void => {
    if (waiting) {
      tries = 0;
      waiting.end();
    } else if (Date.now() - heardAt > SILENCE / 2) letGo();
  };
  weather.onLost(() => letGo());
  weather.onHope(hurry);

  const sendMoves = async ({ params, body }: Asked<'sendMoves'>): Promise<Answer<'sendMoves'>> => {
    const reply = await request({ do: 'moves', table: String(params.id), ...body });
    if (reply.ok) return { ok: true, value: { seq: reply.seq ?? 0 } };
    return { ok: false, trouble: reply.refused ?? { kind: 'no-line' } };
  };

  return {
    connection,
    ask: async <Name extends Parameters<Line['ask']>[0]>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> => {
      if (name === 'sendMoves' && isOpen) {
        // The door: the name has just said which request it is.
        const answer = await sendMoves(asked as Asked<'sendMoves'>);
        return answer as { readonly ok: true; readonly value: Told<Name> } | Extract<typeof answer, { readonly ok: false }>;
      }
      const answer = await ask(name, asked);
      if (!answer.ok && answer.trouble.kind === 'no-line') hurry();
      return answer;
    },
    followTable: (id, follower) => {
      const others = tables.get(id);
      tables.set(id, new Set([...(others ?? []), follower]));
      if (others) void request({ do: 'leave', table: id });
      if (isOpen) void followOn(id);
      else start();
      return () => {
        const left = [...(tables.get(id) ?? [])].filter((one) => one !== follower);
        if (left.length > 0) tables.set(id, new Set(left));
        else if (tables.delete(id)) void request({ do: 'leave', table: id });
      };
    },
    followMe: (follower) => {
      mine.add(follower);
      if (isOpen && mine.size === 1) void request({ do: 'me' });
      start();
      return () => mine.delete(follower);
    },
    tryNow: hurry,
    close: () => {
      isClosed = true;
      weather.close();
      letGo();
      waiting?.end();
    },
  };
};
