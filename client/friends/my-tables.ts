import { signal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import { useEffect } from 'preact/hooks';
import { pageLine } from '../online/page-line';
import { ask } from './requests';

export const waitsForMe = ({ status, actor, you }: Pick<Table, 'status' | 'actor' | 'you'>): boolean =>
  status === 'running' && you !== null && actor === you;

const timeOf = (instant: string | null): number => (instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant));

type Ordered = Pick<Table, 'pace' | 'deadline' | 'createdAt'>;

/** Live tables first, then the least time left, then the oldest. */
export const byUrgency = (one: Ordered, other: Ordered): number => {
  const live = (table: Ordered): number => (table.pace.kind === 'clock' ? 0 : 1);
  const [left, right] = [timeOf(one.deadline), timeOf(other.deadline)];
  return live(one) - live(other) || (left === right ? 0 : left - right) || timeOf(one.createdAt) - timeOf(other.createdAt);
};

export type MyTables =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly tables: readonly Table[]; readonly at: number };

/** One list for everybody on this page who asks. */
const mine = signal<MyTables>({ kind: 'waiting' });

const loadMine = async (): Promise<void> => {
  const [running, gathering] = await Promise.all([
    ask('listMyTables', { query: { status: 'running' } }),
    ask('listMyTables', { query: { status: 'gathering' } }),
  ]);
  if (running.ok && gathering.ok)
    mine.value = { kind: 'here', tables: [...running.value.tables, ...gathering.value.tables], at: Date.now() };
  // What is known stays until something newer is.
  else if (mine.peek().kind !== 'here') mine.value = { kind: 'failed' };
};

/** Lines that come together are one question. */
const TOGETHER = 250;

export interface Mine {
  readonly mine: MyTables;
  again(): void;
}

/** The tables of this player that are not over, read again whenever one of them says something. */
export const useMyTables = (): Mine => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void loadMine();
    const stop = pageLine().followMe({
      hear: ({ kind }) => {
        if (kind === 'ping' || kind === 'bye') return;
        clearTimeout(timer);
        timer = setTimeout(() => void loadMine(), TOGETHER);
      },
      onRefused: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { mine: mine.value, again: () => void loadMine() };
};

/** Everybody else at a table. */
export const companyOf = ({ seats, you }: Table): { readonly names: readonly string[]; readonly bots: number } => ({
  names: seats.flatMap((seat) => (seat.kind === 'person' && seat.seat !== you ? [seat.name] : [])),
  bots: seats.filter(({ kind }) => kind === 'bot').length,
});
