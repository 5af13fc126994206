import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { clientOptions, library } from '../store/postgres/pool';
import { randomId } from '../secrets';
import type { JoinBus } from './bus';

// LISTEN and NOTIFY on a connection of its own. Never in the transaction of a move: a NOTIFY takes a lock of the whole database until the
// commit is on disk, and all moves would be written one after the other.

const CHANNEL = 'showboat';
const SEND = `select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as given (text)`;
const AGAIN_MS = 250;
/** More than this waits only while the line is broken: then whoever is not told looks. */
const MOST_WAITING = 10_000;

/** Joins the servers of a database. */
export const notifyBus =
  (url: string): JoinBus =>
  async ({ hear, onMissed }) => {
    const lib = await library();
    const own = randomId();
    let waiting: string[] = [];
    let client: pg.Client | undefined;
    let isSending = false;
    const closing = new AbortController();

    const send = async (): Promise<void> => {
      isSending = true;
      for (let line = client; line && waiting.length > 0; line = client) {
        const texts = waiting;
        waiting = [];
        // Where the line is broken, those who miss it look.
        await line.query(SEND, [texts.map((text) => `${own} ${text}`)]).catch(() => undefined);
      }
      isSending = false;
    };

    const listen = async (): Promise<void> => {
      const next = new lib.Client(clientOptions(lib, url));
      const isOver = new Promise<void>((resolve) => {
        next.on('error', () => resolve());
        next.on('end', () => resolve());
      });
      next.on('notification', ({ payload = '' }) => {
        const [sender] = payload.split(' ', 1);
        if (sender !== own) hear(payload.slice(sender.length + 1));
      });
      try {
        await next.connect();
        await next.query(`listen ${CHANNEL}`);
        client = next;
        onMissed();
        await isOver;
      } finally {
        client = undefined;
        waiting = [];
        await next.end().catch(() => undefined);
      }
    };

    const keepListening = async (): Promise<void> => {
      while (!closing.signal.aborted) {
        await listen().catch(() => undefined);
        if (!closing.signal.aborted) await setTimeout(AGAIN_MS);
      }
    };
    const listening = keepListening();

    return {
      publish: (text) => {
        if (!client || waiting.length >= MOST_WAITING) return;
        // All that is said in one breath, or while something is being sent, goes together.
        if (waiting.length === 0 && !isSending) setImmediate(() => void send());
        waiting.push(text);
      },
      close: async () => {
        closing.abort();
        if (client && waiting.length > 0 && !isSending) await send();
        await client?.end().catch(() => undefined);
        await listening;
      },
    };
  };
