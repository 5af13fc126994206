import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import { PlayerEvent, TableEvent } from '@showboat/protocol';
import type { EndpointName } from '@showboat/protocol/endpoints';
import * as v from 'valibot';
import { type Asked, createAsk, pathOf, refusalOf } from './ask';
import { type Waiting, waitBefore, waitFor } from './backoff';
import type { Connection, Follower, Line } from './line';
import { watchWeather } from './weather';

/** A ping comes at least every ten seconds: after this long without any the line is dead, whatever the browser believes. */
const SILENCE = 12_000;

interface Stream {
  readonly connection: ReadonlySignal<Connection>;
  /** Tries now, or asks whether the server is still there. */
  hurry(): void;
  /** Lets go what may be dead, and tries again. */
  renew(): void;
  stop(): void;
}

interface StreamDoors<Event> {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  path(): string;
  parse(line: string): Event | undefined;
  /** After such an event the server has nothing more to tell. */
  isLast(event: Event): boolean;
}

/** One answer that goes on line by line, asked for again whenever it ends. */
const openStream = <Event>(
  { base, headers, path, parse, isLast }: StreamDoors<Event>,
  { hear, onRefused }: Follower<Event>,
): Stream => {
  const connection = signal<Connection>({ kind: 'opening' });
  let heardAt = Date.now();
  let tries = 0;
  let isStopped = false;
  let control = new AbortController();
  let waiting: Waiting | undefined;

  const onSilence = (): void => control.abort();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    heardAt = Date.now();
    clearTimeout(watchdog);
    watchdog = setTimeout(onSilence, SILENCE);
  };

  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || isStopped) return;
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      // What came together is shown together.
      batch(() => {
        connection.value = { kind: 'up' };
        for (const line of lines) {
          const event = parse(line);
          if (event === undefined) continue;
          hear(event);
          if (isLast(event)) isStopped = true;
        }
      });
      tries = 0;
    }
  };

  const tryOnce = async (): Promise<void> => {
    control = new AbortController();
    heard();
    try {
      const response = await fetch(`${base}${path()}`, { headers, signal: control.signal, cache: 'no-store' });
      if (response.ok && response.body) return await read(response.body);
      const refused = refusalOf(response.status, await response.json());
      if (!refused || refused.code === 'too-fast' || refused.code === 'try-again') return;
      isStopped = true;
      onRefused(refused);
    } catch {
      // It is tried again, whatever the reason.
    } finally {
      clearTimeout(watchdog);
    }
  };

  void (async () => {
    for (;;) {
      const since = heardAt;
      await tryOnce();
      if (isStopped) return;
      const wait = waitBefore(tries++);
      const last = connection.peek();
      connection.value = {
        kind: 'down',
        since: last.kind === 'down' ? last.since : Math.max(since, heardAt),
        retryAt: Date.now() + wait,
      };
      waiting = waitFor(wait);
      await waiting.done;
      waiting = undefined;
      const now = connection.peek();
      if (now.kind === 'down') connection.value = { ...now, retryAt: undefined };
    }
  })();

  return {
    connection,
    hurry: () => {
      if (waiting) {
        tries = 0;
        waiting.end();
      } else if (Date.now() - heardAt > SILENCE / 2) control.abort();
    },
    renew: () => control.abort(),
    stop: () => {
      isStopped = true;
      control.abort();
      waiting?.end();
    },
  };
};

const reading =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (line: string): v.InferOutput<Schema> | undefined => {
    try {
      const found = v.safeParse(schema, JSON.parse(line));
      // A newer server may tell what this page does not know.
      return found.success ? found.output : undefined;
    } catch {
      return undefined;
    }
  };

const worst = (all: readonly Connection[]): Connection =>
  all.find(({ kind }) => kind === 'down') ?? all.find(({ kind }) => kind === 'opening') ?? { kind: 'up' };

/** The line made of streams, each an answer that does not end. `headers`: programs without a cookie say who they are. */
export const openStreamLine = ({
  base = '',
  headers = {},
}: {
  base?: string;
  headers?: Readonly<Record<string, string>>;
} = {}): Line => {
  const streams = signal<readonly Stream[]>([]);
  const weather = watchWeather();
  const each = (act: (stream: Stream) => void): void => streams.peek().forEach(act);
  const ask = createAsk(base, headers);
  weather.onLost(() => each(({ renew }) => renew()));
  weather.onHope(() => each(({ hurry }) => hurry()));

  const follow = (stream: Stream): (() => void) => {
    streams.value = [...streams.peek(), stream];
    return () => {
      streams.value = streams.peek().filter((one) => one !== stream);
      stream.stop();
    };
  };
  const doors = <Name extends EndpointName>(name: Name, asked: () => Asked<Name>) => ({
    base,
    headers,
    path: () => pathOf(name, asked()),
  });

  return {
    connection: computed(() => worst(streams.value.map(({ connection }) => connection.value))),
    ask: async (name, asked) => {
      const answer = await ask(name, asked);
      if (!answer.ok && answer.trouble.kind === 'no-line') each(({ renew }) => renew());
      return answer;
    },
    followTable: (id, follower) => {
      const path = doors('followTable', () => {
        const after = follower.after?.();
        return { params: { id }, query: after === undefined ? {} : { after: String(after) } };
      });
      return follow(openStream({ ...path, parse: reading(TableEvent), isLast: ({ kind }) => kind === 'over' }, follower));
    },
    followMe: (follower) =>
      follow(openStream({ ...doors('followMe', () => ({})), parse: reading(PlayerEvent), isLast: () => false }, follower)),
    tryNow: () => each(({ hurry }) => hurry()),
    close: () => {
      weather.close();
      each(({ stop }) => stop());
      streams.value = [];
    },
  };
};
