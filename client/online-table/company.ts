import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals';
import type { Rules, Seat } from '@showboat/engine';
import type { Table, TableSeat } from '@showboat/protocol';
import { remembered } from '@showboat/ui';
import type { RemoteSession } from '../online/remote-session';
import type { RemoteTable } from '../online/remote-table';
import { tableLayout } from '../table/layout-signal';
import { type Happening, followHappenings } from './happenings';
import { type TalkModel, createTalk } from './talk-model';

type PersonSeat = TableSeat & { readonly kind: 'person' };

/** The people at a table, seen from one of them. */
export interface Company {
  readonly remote: RemoteTable;
  readonly table: ReadonlySignal<Table>;
  readonly you: ReadonlySignal<Seat | undefined>;
  readonly talk: TalkModel;
  readonly happenings: ReadonlySignal<readonly Happening[]>;
  readonly isOff: ReadonlySignal<boolean>;
  /** Somebody else wants to take something back, and waits for the answer from here. */
  readonly isAskedHere: ReadonlySignal<boolean>;
  /** Where the last turn of the seat here began, if it may still be taken back. */
  readonly takebackTo: ReadonlySignal<number | undefined>;
  /** The level of the bot that keeps the seat here. */
  readonly ownStandIn: ReadonlySignal<string | undefined>;
  /** When the turn on its way was sent, by this machine's clock. */
  readonly sentAt: ReadonlySignal<number | undefined>;
  /** The first move that is new to who is back; `undefined` when there is none, or everything was looked at. */
  readonly newFrom: Signal<number | undefined>;
  /** Where the turns begin that are told about in the catch-up. */
  readonly missed: Signal<readonly number[]>;
  /** The name that badges and logs know a seat by; `undefined` before it has moved. */
  nameOf(seat: Seat): string | undefined;
  askTakeback(): void;
  answer(yes: boolean): void;
  standUp(): Promise<void>;
  sitDown(): Promise<void>;
  /** The table of the rematch. */
  rematch(): Promise<string | undefined>;
  close(): void;
}

/** A quiet call when it is one's turn and nobody looks. */
export const hasBell: Signal<boolean> = remembered('showboat.bell', false);

export const personAt = ({ seats }: Table, seat: Seat | undefined): PersonSeat | undefined => {
  const holder = seat === undefined ? undefined : seats[seat];
  return holder?.kind === 'person' ? holder : undefined;
};

export const nameAt = ({ seats }: Table, seat: Seat): string => {
  const holder = seats[seat];
  return holder && holder.kind !== 'open' ? holder.name : '';
};

export const createCompany = <State, Move>(
  game: Pick<Rules<State, Move>, 'actor' | 'notation'>,
  session: RemoteSession<State, Move>,
): Company => {
  const { remote } = session;
  const opened = remote.table.peek();
  if (!opened) throw new Error('people meet at a table that was opened');
  const table = computed(() => remote.table.value ?? opened);
  const you = computed(() => table.value.you ?? undefined);
  const params = { id: remote.id };
  const ownSeat = (): { readonly id: string; readonly n: number } => ({ ...params, n: you.peek() ?? 0 });
  const { all: happenings, close: closeHappenings } = followHappenings(remote);
  const talk = createTalk(
    remote,
    computed(() => tableLayout.value === 'wide'),
  );
  return {
    remote,
    table,
    you,
    talk,
    happenings,
    isOff: computed(() => remote.connection.value.kind === 'down'),
    isAskedHere: computed(() => {
      const question = remote.asked.value;
      const seat = you.value;
      return (
        question !== undefined &&
        seat !== undefined &&
        question.by !== seat &&
        !question.yes.includes(seat) &&
        personAt(table.value, seat)?.standIn === null
      );
    }),
    takebackTo: computed(() => (table.value.status === 'running' && !remote.asked.value ? session.takebackTo.value : undefined)),
    ownStandIn: computed(() => personAt(table.value, you.value)?.standIn ?? undefined),
    sentAt: computed(() => (session.outgoing.value?.stage === 'sent' ? session.outgoing.value.since : undefined)),
    newFrom: signal(undefined),
    missed: signal([]),
    nameOf: (seat) => {
      const { states, moves } = session.history.value;
      const at = moves.findLastIndex((_, i) => game.actor(states[i]) === seat);
      return at < 0 ? undefined : game.notation.nameOf(states[at], moves[at]);
    },
    askTakeback: () => {
      const to = session.takebackTo.peek();
      if (to !== undefined) void remote.ask('askTakeback', { params, body: { to } });
    },
    answer: (yes) => {
      void remote.ask('answerTakeback', { params, body: { yes } });
    },
    standUp: async () => {
      await remote.ask('standUp', { params: ownSeat() });
    },
    sitDown: async () => {
      await remote.ask('sitDown', { params: ownSeat() });
    },
    rematch: async () => {
      const answer = await remote.ask('rematch', { params });
      return answer.ok ? answer.value.id : undefined;
    },
    close: () => {
      talk.close();
      closeHappenings();
    },
  };
};
