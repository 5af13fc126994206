import { type ReadonlySignal, computed, effect, signal, untracked } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import type { RemoteTable } from '../online/remote-table';

/** What the table says between what people say; told from when this page was opened. */
export type Happening = { readonly at: number } & (
  | { readonly kind: 'asked' | 'kept' | 'back' | 'left' | 'came'; readonly seat: number }
  | { readonly kind: 'stands-in'; readonly seat: number; readonly level: string }
  | { readonly kind: 'taken-back' }
);

const standInAt = ({ seats }: Table, seat: number): string | null => {
  const holder = seats[seat];
  return holder?.kind === 'person' ? holder.standIn : null;
};

const isPresentAt = ({ seats }: Table, seat: number): boolean => {
  const holder = seats[seat];
  return holder?.kind === 'person' && holder.isPresent;
};

/** What is new between two tellings of a table. */
export const happenedBetween = (before: Table, after: Table, at: number): readonly Happening[] =>
  after.seats.flatMap((_, seat): readonly Happening[] => {
    const [was, is] = [standInAt(before, seat), standInAt(after, seat)];
    if (was === null && is !== null) return [{ kind: 'stands-in', seat, level: is, at }];
    if (was !== null && is === null) return [{ kind: 'back', seat, at }];
    if (seat === after.you || isPresentAt(before, seat) === isPresentAt(after, seat)) return [];
    return [{ kind: isPresentAt(after, seat) ? 'came' : 'left', seat, at }];
  });

export const followHappenings = (remote: RemoteTable): { readonly all: ReadonlySignal<readonly Happening[]>; close(): void } => {
  const all = signal<readonly Happening[]>([]);
  const add = (...more: readonly Happening[]): void => {
    if (more.length > 0) untracked(() => (all.value = [...all.value, ...more]));
  };
  const asker = computed(() => remote.asked.value?.by);
  let before = remote.table.peek();
  let heard = remote.lines.peek().length;
  const stops = [
    effect(() => {
      const now = remote.table.value;
      // What changed while nothing was heard is not news.
      if (before && now && before.status === 'running') add(...happenedBetween(before, now, Date.now()));
      before = now;
    }),
    effect(() => {
      // Who agrees changes the question, and asks nothing new.
      const by = asker.value;
      if (by !== undefined) add({ kind: 'asked', seat: by, at: Date.now() });
    }),
    effect(() => {
      const answer = remote.answered.value;
      if (answer && !answer.yes) add({ kind: 'kept', seat: answer.by, at: Date.now() });
    }),
    effect(() => {
      const news = remote.lines.value.slice(heard);
      heard = remote.lines.value.length;
      add(
        ...news
          .filter(({ kind }) => kind === 'takeback')
          .map(({ at }): Happening => ({ kind: 'taken-back', at: Date.parse(at) })),
      );
    }),
  ];
  return {
    all,
    close: () => {
      for (const stop of stops) stop();
    },
  };
};
