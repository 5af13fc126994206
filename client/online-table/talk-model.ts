import { type ReadonlySignal, type Signal, computed, effect, signal, untracked } from '@preact/signals';
import type { ChatLine, RemoteTable } from '../online/remote-table';
import { readText, writeText } from '../settings/storage';
import { waitFor } from '../online/backoff';

export type TalkTabId = 'chat' | 'log';

/** What people say to each other at a table, as this page shows it. */
export interface TalkModel {
  readonly tab: Signal<TalkTabId>;
  /** Whether the talk is in sight: always beside a wide board, and as long as the sheet of a phone is open. */
  readonly isOpen: Signal<boolean>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** Written and not yet heard by the table. */
  readonly waiting: ReadonlySignal<readonly string[]>;
  readonly unread: ReadonlySignal<number>;
  readonly muted: ReadonlySignal<ReadonlySet<string>>;
  say(text: string): void;
  mute(name: string, isMuted: boolean): void;
  close(): void;
}

const RETRY = 2000;

export const createTalk = (remote: RemoteTable, isWide: ReadonlySignal<boolean>): TalkModel => {
  const mutedKey = `showboat.muted.${remote.id}`;
  const muted = signal<ReadonlySet<string>>(new Set((readText(mutedKey) ?? '').split('\n').filter((name) => name !== '')));
  const tab = signal<TalkTabId>('chat');
  const isOpen = signal(false);
  const waiting = signal<readonly string[]>([]);
  const lines = computed(() => remote.chat.value.filter(({ name }) => !muted.value.has(name)));
  /** One's own are read, also those that come back after one has looked away. */
  const others = computed(() => lines.value.filter(({ by }) => by === null || by !== remote.table.value?.you).length);
  const isInSight = computed(() => tab.value === 'chat' && (isWide.value || isOpen.value));
  const read = signal(others.peek());
  let isSending = false;
  let isClosed = false;

  const isWanted = (): boolean => !isClosed && waiting.peek().length > 0 && remote.connection.peek().kind !== 'down';

  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    while (isWanted()) {
      const [text] = waiting.peek();
      const answer = await remote.ask('say', { params: { id: remote.id }, body: { text } });
      const isLater =
        !answer.ok &&
        (answer.trouble.kind === 'no-line' || answer.trouble.code === 'too-fast' || answer.trouble.code === 'try-again');
      if (isLater) await waitFor(RETRY).done;
      // Whatever else it says, saying it again would not help.
      else waiting.value = waiting.peek().slice(1);
    }
    isSending = false;
  };

  const stops = [
    effect(() => {
      if (isInSight.value) read.value = others.value;
    }),
    effect(() => {
      if (remote.connection.value.kind === 'up' && waiting.value.length > 0) untracked(() => void send());
    }),
  ];

  return {
    tab,
    isOpen,
    lines,
    waiting,
    unread: computed(() => Math.max(0, others.value - read.value)),
    muted,
    say: (text) => {
      waiting.value = [...waiting.peek(), text];
    },
    mute: (name, isMuted) => {
      const names = new Set(muted.peek());
      if (isMuted) names.add(name);
      else names.delete(name);
      muted.value = names;
      read.value = others.value;
      writeText(mutedKey, [...names].join('\n'));
    },
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
};
