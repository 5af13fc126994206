import { type Signal, signal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import { useEffect } from 'preact/hooks';
import { ask, becomeGuest } from '../friends/requests';
import { type Rows, nextRows, withFresh, withoutGone } from './rows';

/** How often the list is asked for while somebody looks at it, and how long a row stays that is gone. */
const EVERY = 5000;
const GONE_FOR = 2000;

export interface OpenTables {
  readonly status: Signal<'waiting' | 'here' | 'failed'>;
  readonly waiting: Signal<Rows>;
  readonly running: Signal<readonly Table[]>;
  showFresh(): void;
  again(): void;
}

const NONE: Rows = { rows: [], fresh: [] };

const createOpenTables = (): OpenTables & { load(): Promise<void>; close(): void } => {
  const status: OpenTables['status'] = signal('waiting');
  const waiting = signal(NONE);
  const running = signal<readonly Table[]>([]);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const load = async (): Promise<void> => {
    const trouble = await becomeGuest();
    const [gathering, playing] = trouble
      ? []
      : await Promise.all((['gathering', 'running'] as const).map((state) => ask('listLobby', { query: { status: state } })));
    if (!gathering?.ok || !playing?.ok) {
      status.value = 'failed';
      return;
    }
    // A table whose seats were all taken waits for nobody.
    const open = gathering.value.tables.filter(({ seats, you }) => you !== null || seats.some(({ kind }) => kind === 'open'));
    waiting.value = nextRows(waiting.peek(), open);
    running.value = playing.value.tables;
    status.value = 'here';
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      waiting.value = withoutGone(waiting.peek());
    }, GONE_FOR);
  };
  return {
    status,
    waiting,
    running,
    showFresh: () => {
      waiting.value = withFresh(waiting.peek());
    },
    again: () => void load(),
    load,
    close: () => clearTimeout(leaving),
  };
};

const tables = createOpenTables();

/** The public tables, asked for again and again while the page is looked at. */
export const useOpenTables = (): OpenTables => {
  useEffect(() => {
    tables.waiting.value = NONE;
    void tables.load();
    const look = (): void => {
      if (!document.hidden) void tables.load();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      tables.close();
    };
  }, []);
  return tables;
};
