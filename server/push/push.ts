import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { NewSubscription, PushMessage } from '@showboat/protocol';
import type { Store, SubscriptionRow } from '../store/store';
import { Fault } from '../tables/fault';
import { post } from './post';
import { isTarget } from './target';

/** The turn of somebody who has no line open. */
export interface Notice {
  readonly player: string;
  readonly table: string;
  readonly game: string;
  readonly invite: string;
  readonly deadline: number | undefined;
}

export interface Push {
  /** The public key of this server, made once and kept in the store. */
  key(): Promise<string>;
  subscribe(player: string, subscription: NewSubscription): Promise<void>;
  /** Returns at once: nobody's move waits for a notification, and one that cannot be sent is forgotten. */
  notify(notice: Notice): void;
  close(): void;
}

export interface PushOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly publicUrl: string | undefined;
  /** For tests: also to this machine. */
  readonly isAnywhere: boolean;
  /** Milliseconds before the second and every further try. */
  readonly waits?: readonly number[];
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const MOST_SUBSCRIPTIONS = 10;
/** More are not begun: a push service that is away must not fill the memory. */
const MOST_SENDING = 500;
const WAITS = [2_000, 20_000];
const DAY_S = 24 * 60 * 60;
/** Who runs the server, as far as it is known; push services ask for one. */
const NOBODY = 'mailto:operator@showboat.invalid';

/** Loaded with the first who wants to be notified. */
const library = async () => (await import('web-push')).default;

/** The two words of an invitation: people know the table by them, and they open nothing. */
const nameOf = (invite: string): string => invite.split('-').slice(0, 2).join('-');

const isGone = (status: number): boolean => status === 404 || status === 410;
const isDone = (status: number): boolean => status < 500 && status !== 429;

const isKey = (text: string, bytes: number): boolean => Buffer.from(text, 'base64url').length === bytes;

export const createPush = ({ store, now, publicUrl, isAnywhere, waits = WAITS }: PushOptions): Push => {
  const closing = new AbortController();
  const subject = publicUrl?.startsWith('https:') ? publicUrl : NOBODY;
  let made: Promise<Keys> | undefined;
  let sending = 0;

  const make = async (): Promise<Keys> => {
    const { generateVAPIDKeys } = await library();
    // A door: written here, by this or another server.
    return JSON.parse(await store.keepSecret('vapid', JSON.stringify(generateVAPIDKeys())));
  };
  const keys = (): Promise<Keys> => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };

  const send = async (message: PushMessage, { endpoint, p256dh, auth }: SubscriptionRow, ttl: number): Promise<number> => {
    const { generateRequestDetails } = await library();
    const topic = createHash('sha256').update(message.table).digest('base64url').slice(0, 32);
    const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...(await keys()) },
      TTL: ttl,
      topic,
      urgency: 'high',
    });
    // A door: the library makes headers of words and numbers.
    return post({ endpoint, headers: headers as Record<string, string | number>, body }, isAnywhere);
  };

  /** Whether it is worth another try. */
  const attempt = async (message: PushMessage, to: SubscriptionRow, ttl: number): Promise<boolean> => {
    try {
      const status = await send(message, to, ttl);
      if (isGone(status)) await store.deleteSubscription(to.player, to.endpoint);
      return !isDone(status);
    } catch {
      return true;
    }
  };

  const deliver = async (message: PushMessage, to: SubscriptionRow, ttl: number): Promise<void> => {
    if (sending >= MOST_SENDING) return;
    sending++;
    try {
      for (const wait of [0, ...waits]) {
        await setTimeout(wait, undefined, { signal: closing.signal, ref: false });
        if (!(await attempt(message, to, ttl))) return;
      }
    } catch {
      // The server goes down.
    } finally {
      sending--;
    }
  };

  const notifyAll = async ({ player, table, game, invite, deadline }: Notice): Promise<void> => {
    const ttl = deadline === undefined ? DAY_S : Math.min(DAY_S, Math.max(0, Math.ceil((deadline - now()) / 1000)));
    for (const to of await store.subscriptions(player)) {
      void deliver({ kind: 'your-turn', table, game, name: nameOf(invite), language: to.language }, to, ttl);
    }
  };

  return {
    key: async () => (await keys()).publicKey,
    subscribe: async (player, { endpoint, keys: { p256dh, auth }, language }) => {
      if (!isTarget(endpoint, isAnywhere))
        throw new Fault('bad-request', 'endpoint: must be an https address of a public host.', { field: 'endpoint' });
      if (!isKey(p256dh, 65)) throw new Fault('bad-request', 'keys.p256dh: must be a public key.', { field: 'keys.p256dh' });
      if (!isKey(auth, 16)) throw new Fault('bad-request', 'keys.auth: must be a secret of 16 bytes.', { field: 'keys.auth' });
      await store.insertSubscription({ endpoint, player, p256dh, auth, language, createdAt: now() }, MOST_SUBSCRIPTIONS);
    },
    notify: (notice) => void notifyAll(notice).catch(() => undefined),
    close: () => closing.abort(),
  };
};
