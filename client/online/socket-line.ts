import { batch, signal } from '@preact/signals';
import { type PlayerEvent, SocketLine, type SocketRequest, type TableEvent } from '@showboat/protocol';
import { ENDPOINTS } from '@showboat/protocol/endpoints';
import * as v from 'valibot';
import { type Answer, type Asked, type Refused, type Told, createAsk } from './ask';
import { type Waiting, waitBefore, waitFor } from './backoff';
import type { Connection, Follower, Line } from './line';
import { watchWeather } from './weather';

// All tables of a page on one WebSocket: a browser opens only a few connections to a server, and streams would use them up.

/** A ping comes at least every ten seconds: after this long without any the line is dead, whatever the browser believes. */
const SILENCE = 12_000;
/** After this long nobody will answer any more. */
const PATIENCE = 10_000;

type Without<Request> = Request extends SocketRequest ? Omit<Request, 're'> : never;
type Reply =
  | { readonly ok: true; readonly seq: number | undefined }
  | { readonly ok: false; readonly refused: Refused | undefined };

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
}

const DOORS = (): SocketDoors => ({
  url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINTS.openSocket.path}`,
  ask: createAsk(),
  open: (url) => new WebSocket(url),
});

export const openSocketLine = ({ url, ask, open }: SocketDoors = DOORS()): Line => {
  const connection = signal<Connection>({ kind: 'opening' });
  const tables = new Map<string, Follower<TableEvent>>();
  const mine = new Set<Follower<PlayerEvent>>();
  const unanswered = new Map<number, (reply: Reply) => void>();
  const weather = watchWeather();
  let socket: WebSocket | undefined;
  let isOpen = false;
  let heardAt = Date.now();
  let lastRe = 0;
  let tries = 0;
  let isClosed = false;
  let isRunning = false;
  let waiting: Waiting | undefined;
  let letGo = (): void => undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const request = (what: Without<SocketRequest>): Promise<Reply> =>
    new Promise((resolve) => {
      if (!isOpen || !socket) return resolve({ ok: false, refused: undefined });
      const re = ++lastRe;
      const timer = setTimeout(() => settle(re, { ok: false, refused: undefined }), PATIENCE);
      unanswered.set(re, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
      socket.send(JSON.stringify({ re, ...what }));
    });

  const settle = (re: number | null, reply: Reply): void => {
    const answer = re === null ? undefined : unanswered.get(re);
    if (re !== null) unanswered.delete(re);
    answer?.(reply);
  };

  const followOn = async (id: string, follower: Follower<TableEvent>): Promise<void> => {
    const after = follower.after?.();
    const reply = await request({ do: 'follow', table: id, ...(after !== undefined && { after }) });
    if (reply.ok || !reply.refused || tables.get(id) !== follower) return;
    if (isLater(reply.refused)) {
      const { retryAfter = 2 } = reply.refused;
      setTimeout(() => isOpen && tables.get(id) === follower && void followOn(id, follower), retryAfter * 1000);
      return;
    }
    tables.delete(id);
    follower.onRefused(reply.refused);
  };

  const hearLine = (line: SocketLine): void => {
    if ('of' in line) {
      const { of: _of, ...event } = line;
      for (const follower of mine) follower.hear(event);
      return;
    }
    switch (line.kind) {
      case 'done':
        return settle(line.re, { ok: true, seq: line.seq });
      case 'refused': {
        const { re, status, error, retryAfter } = line;
        // After a fault of the server nobody knows what was done.
        const refused: Refused | undefined =
          error.code === 'internal' ? undefined : { kind: 'refused', status, ...error, retryAfter };
        return settle(re, { ok: false, refused });
      }
      case 'end':
        tables.delete(line.table);
        return;
      case 'table':
        return tables.get(line.table.id)?.hear(line);
      case 'move':
      case 'takeback':
      case 'chat':
      case 'asked':
      case 'answered':
      case 'over': {
        const { table, ...event } = line;
        return tables.get(table)?.hear(event);
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
      const next = open(url);
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
        for (const re of unanswered.keys()) settle(re, { ok: false, refused: undefined });
        resolve(wasOpen);
      };
      next.addEventListener('open', () => {
        if (socket !== next) return;
        isOpen = wasOpen = true;
        if (tables.size === 0) connection.value = { kind: 'up' };
        for (const [id, follower] of tables) void followOn(id, follower);
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
  const isNobody = async (): Promise<boolean> => {
    const answer = await ask('getMe', {});
    if (answer.ok || answer.trouble.kind === 'no-line' || isLater(answer.trouble)) return false;
    const { trouble } = answer;
    const all = [...tables.values(), ...mine];
    tables.clear();
    mine.clear();
    for (const follower of all) follower.onRefused(trouble);
    return true;
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (tables.size + mine.size > 0) {
      const wasOpen = await connect();
      if (isClosed || (!wasOpen && (await isNobody()))) break;
      const wait = waitBefore(tries++);
      const last = connection.peek();
      connection.value = { kind: 'down', since: last.kind === 'down' ? last.since : heardAt, retryAt: Date.now() + wait };
      waiting = waitFor(wait);
      await waiting.done;
      waiting = undefined;
      const now = connection.peek();
      if (now.kind === 'down') connection.value = { ...now, retryAt: undefined };
      if (isClosed) break;
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
      tables.set(id, follower);
      if (isOpen) void followOn(id, follower);
      else start();
      return () => {
        if (tables.get(id) !== follower) return;
        tables.delete(id);
        void request({ do: 'leave', table: id });
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
