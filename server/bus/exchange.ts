import type { PlayerEvent, TableEvent } from '@showboat/protocol';
import { type Bus, type JoinBus, LONGEST_TEXT } from './bus';

/** What servers tell each other. Fields may be added; what another version does not know it leaves out. */
export type Message =
  /** A table is in this version; what that means to people, and whether a bot is to move that nobody has claimed. */
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly version: number;
      readonly events?: readonly (readonly [player: string, event: PlayerEvent])[];
      readonly isBotDue?: true;
    }
  /** Something without a number, to those who follow the table, after what this version has brought. */
  | { readonly kind: 'said'; readonly id: string; readonly version: number; readonly event: TableEvent }
  | { readonly kind: 'gone'; readonly id: string }
  /** A player follows a table there, or all their tables; or does not any more. */
  | { readonly kind: 'here'; readonly table: string | null; readonly player: string; readonly isHere: boolean }
  /** A name has changed, or the player is gone (null); their lines end where a token may have. */
  | { readonly kind: 'player'; readonly id: string; readonly name?: string | null; readonly isEnded: boolean }
  /** Somebody asks who is where. */
  | { readonly kind: 'hello' }
  /** The server goes down. */
  | { readonly kind: 'bye' };

interface Envelope {
  readonly from: string;
  /** Numbers without gaps: whoever misses one knows it. */
  readonly n: number;
  readonly messages: readonly Message[];
}

export interface Exchange {
  /** Joins the bus. What is told before goes nowhere. */
  start(): Promise<void>;
  tell(message: Message): void;
  close(): Promise<void>;
}

export interface ExchangeOptions {
  readonly join: JoinBus;
  readonly server: string;
  hear(from: string, message: Message): void;
  /** Something may have been missed: look at the store. */
  onMissed(): void;
  /** Another server has not been heard of for a while, or has said goodbye. */
  onGone(server: string): void;
}

/** What is left of a text for messages. */
const ROOM = LONGEST_TEXT - 200;
const BEAT_MS = 1_000;
const GONE_MS = 5_000;

interface Other {
  last: number;
  /** Counted in beats of our own: a process that was stopped has not heard anybody, and is no judge of it. */
  unheard: number;
}

/** Texts of the bus are envelopes: several messages each, numbered, with a beat where there is nothing to say. */
export const createExchange = ({ join, server, hear, onMissed, onGone }: ExchangeOptions): Exchange => {
  const others = new Map<string, Other>();
  let waiting: string[] = [];
  let size = 0;
  let number = 0;
  let isQuiet = true;
  let bus: Bus | undefined;
  let beating: NodeJS.Timeout | undefined;

  const flush = (): void => {
    const messages = waiting;
    waiting = [];
    size = 0;
    isQuiet = false;
    bus?.publish(`{"from":${JSON.stringify(server)},"n":${++number},"messages":[${messages.join(',')}]}`);
  };

  const open = ({ from, n, messages }: Envelope): void => {
    const other = others.get(from);
    others.set(from, { last: n, unheard: 0 });
    if (other && n !== other.last + 1) onMissed();
    for (const message of messages) {
      if (message.kind === 'bye') {
        others.delete(from);
        onGone(from);
      } else hear(from, message);
    }
  };

  const tell = (message: Message): void => {
    const text = JSON.stringify(message);
    const length = Buffer.byteLength(text) + 1;
    if (length > ROOM) {
      // Whoever is not told of it in words looks at the table.
      if (message.kind === 'table' && message.events) tell({ kind: 'table', id: message.id, version: message.version });
      return;
    }
    if (size + length > ROOM) flush();
    if (waiting.length === 0) setImmediate(() => void (waiting.length > 0 && flush()));
    waiting.push(text);
    size += length;
  };

  const beat = (): void => {
    if (isQuiet) flush();
    isQuiet = true;
    for (const [from, other] of others) {
      other.unheard += BEAT_MS;
      if (other.unheard < GONE_MS) continue;
      others.delete(from);
      onGone(from);
    }
  };

  return {
    tell,
    start: async () => {
      bus = await join({
        // A door: written by another server of the same store.
        hear: (text) => open(JSON.parse(text)),
        onMissed: () => {
          onMissed();
          tell({ kind: 'hello' });
        },
      });
      tell({ kind: 'hello' });
      beating = setInterval(beat, BEAT_MS);
      beating.unref();
    },
    close: async () => {
      clearInterval(beating);
      tell({ kind: 'bye' });
      flush();
      await bus?.close();
    },
  };
};
