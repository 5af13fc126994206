import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import type { Table, TableEvent } from '@showboat/protocol';
import type { Ask, Refused } from './ask';
import { readTold, writeTold } from './kept';
import type { Connection, Line } from './line';
import type { Shelf } from './shelf';

type Of<Kind extends TableEvent['kind']> = TableEvent & { readonly kind: Kind };

/** What has a number: number n is at n - 1. */
export type NumberedLine = Of<'move'> | Of<'takeback'>;
export type ChatLine = Of<'chat'>;

/** A takeback that is asked for, and who has agreed. */
export interface Question {
  readonly by: number;
  readonly to: number;
  readonly yes: readonly number[];
}

/** A table elsewhere, as this browser was told about it. Everything in it is true as of `heardAt`; `connection` says whether that is now. */
export interface RemoteTable {
  readonly id: string;
  readonly line: Line;
  readonly shelf: Shelf;
  /** `undefined` until something was heard, now or at an earlier visit. */
  readonly table: ReadonlySignal<Table | undefined>;
  /** When the table was told, by the clock of this machine: running clocks count from here. */
  readonly heardAt: ReadonlySignal<number>;
  readonly lines: ReadonlySignal<readonly NumberedLine[]>;
  readonly seq: ReadonlySignal<number>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly asked: ReadonlySignal<Question | undefined>;
  /** The last answer to such a question. */
  readonly answered: ReadonlySignal<Of<'answered'> | undefined>;
  readonly over: ReadonlySignal<Of<'over'> | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** The server tells nothing about this table. */
  readonly refused: ReadonlySignal<Refused | undefined>;
  /** Resolves when there is something to show, or never will be. */
  readonly opened: Promise<void>;
  /** As the line asks; a table in the answer is shown at once. */
  readonly ask: Ask;
  close(): void;
}

/** Not after every line: it only saves a later visit some reading. */
const KEEP_AFTER = 400;

const isTable = (value: unknown, id: string): value is Table =>
  typeof value === 'object' && value !== null && 'seats' in value && 'id' in value && value.id === id;

const isNumbered = (event: TableEvent): event is NumberedLine => event.kind === 'move' || event.kind === 'takeback';

export const openRemoteTable = (line: Line, id: string, shelf: Shelf): RemoteTable => {
  const table = signal<Table | undefined>(undefined);
  const heardAt = signal(0);
  const lines = signal<readonly NumberedLine[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const asked = signal<Question | undefined>(undefined);
  const answered = signal<Of<'answered'> | undefined>(undefined);
  const over = signal<Of<'over'> | undefined>(undefined);
  const refused = signal<Refused | undefined>(undefined);
  let isClosed = false;
  let stop = (): void => undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  const keep = (): void => {
    const now = table.peek();
    if (now)
      void writeTold(shelf, id, { table: now, heardAt: heardAt.peek(), events: [...lines.peek(), ...chat.peek()] }).catch(
        () => undefined,
      );
  };
  const keepSoon = (): void => {
    clearTimeout(keeping);
    keeping = setTimeout(keep, KEEP_AFTER);
  };

  const adopt = (now: Table): void => {
    const before = table.peek();
    batch(() => {
      // Sitting down changes what may be seen: what was told to an onlooker, or to another player of this browser, is asked for again.
      if (before && before.you !== now.you && lines.peek().length > 0) {
        lines.value = [];
        followAnew();
      }
      table.value = now;
      heardAt.value = Date.now();
      if (now.actor !== null || now.status !== 'running') asked.value = undefined;
    });
    open();
  };

  const hearNumbered = (event: NumberedLine): void => {
    const known = lines.peek().length;
    if (event.seq <= known) return;
    if (event.seq > known + 1) {
      followAnew();
      return;
    }
    lines.value = [...lines.peek(), event];
    if (event.kind === 'takeback') asked.value = undefined;
  };

  const hear = (event: TableEvent): void => {
    if (isNumbered(event)) hearNumbered(event);
    else
      switch (event.kind) {
        case 'table':
          adopt(event.table);
          break;
        case 'chat':
          // What was said before is told again whenever the line is laid anew.
          if (!chat.peek().some(({ at, by, text }) => at === event.at && by === event.by && text === event.text))
            chat.value = [...chat.peek(), event];
          break;
        case 'asked':
          asked.value = { by: event.by, to: event.to, yes: [] };
          break;
        case 'answered': {
          const question = asked.peek();
          answered.value = event;
          asked.value = event.yes && question ? { ...question, yes: [...question.yes, event.by] } : undefined;
          break;
        }
        case 'over':
          over.value = event;
          break;
        case 'ping':
        case 'bye':
          return;
      }
    keepSoon();
  };

  const follow = (): void => {
    stop = line.followTable(id, {
      after: () => lines.peek().length,
      hear,
      onRefused: (why) => {
        refused.value = why;
        open();
      },
    });
  };
  const followAnew = (): void => {
    stop();
    queueMicrotask(() => {
      if (!isClosed) follow();
    });
  };

  void readTold(shelf, id).then((kept) => {
    if (isClosed) return;
    if (kept && kept.table.id === id)
      batch(() => {
        lines.value = kept.events.filter(isNumbered);
        chat.value = kept.events.filter((event) => event.kind === 'chat');
        table.value = kept.table;
        heardAt.value = kept.heardAt;
      });
    follow();
    // Without a line this is all there is to show; with one, the table comes in a moment and is newer.
    if (kept) void Promise.race([opened, new Promise((resolve) => setTimeout(resolve, 1500))]).then(open);
  });

  return {
    id,
    line,
    shelf,
    table,
    heardAt,
    lines,
    seq: computed(() => lines.value.length),
    chat,
    asked,
    answered,
    over,
    connection: line.connection,
    refused,
    opened,
    ask: async (name, given) => {
      const answer = await line.ask(name, given);
      if (answer.ok && !isClosed && isTable(answer.value, id)) adopt(answer.value);
      return answer;
    },
    close: () => {
      isClosed = true;
      stop();
      clearTimeout(keeping);
      keep();
    },
  };
};
