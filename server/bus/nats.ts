import { setTimeout } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { JoinBus } from './bus';

const AGAIN_MS = 250;

/** Loaded where there is one. */
const library = () => import('@nats-io/transport-node');

/** Joins the servers that share a subject. A NATS that is away is waited for: nobody depends on it. */
export const natsBus =
  (url: string, subject: string): JoinBus =>
  async ({ hear, onMissed }) => {
    const { connect } = await library();
    let connection: NatsConnection | undefined;
    const closing = new AbortController();

    const connectOnce = async (): Promise<NatsConnection | undefined> => {
      try {
        return await connect({
          servers: url.split(',').map((one) => one.trim()),
          name: 'showboat',
          noEcho: true,
          maxReconnectAttempts: -1,
          reconnectTimeWait: AGAIN_MS,
          pingInterval: 5_000,
        });
      } catch {
        return undefined;
      }
    };

    const watch = async (current: NatsConnection): Promise<void> => {
      for await (const { type } of current.status()) if (type === 'reconnect') onMissed();
    };

    const join = async (): Promise<void> => {
      while (!connection && !closing.signal.aborted) {
        connection = await connectOnce();
        if (!connection) await setTimeout(AGAIN_MS);
      }
      if (!connection) return;
      connection.subscribe(subject, { callback: (error, message) => void (error ?? hear(message.string())) });
      void watch(connection);
      await connection.flush().catch(() => undefined);
      onMissed();
    };
    const joined = join();

    return {
      publish: (text) => {
        if (connection && !connection.isClosed()) connection.publish(subject, text);
      },
      close: async () => {
        closing.abort();
        await joined;
        // What was said is sent; where NATS is away that would take for ever.
        const isGone = setTimeout(500, undefined, { ref: false });
        await Promise.race([connection?.drain().catch(() => undefined), isGone]);
        await connection?.close();
      },
    };
  };
