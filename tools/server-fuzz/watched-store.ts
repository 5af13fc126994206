import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Store } from '../../server/store/store';

/** What was written because of one request. */
export interface Trace {
  readonly writes: string[];
}

export interface WatchedStore {
  readonly store: Store;
  /** Requests that arrive from now on belong to a new trace. */
  trace(): Trace;
  close(): void;
}

const STARTED = 'http.server.request.start';

/** A store that knows which request a write belongs to; bots and clocks write on their own account. */
export const watchStore = (store: Store): WatchedStore => {
  const traces = new AsyncLocalStorage<Trace>();
  let current: Trace = { writes: [] };
  const onRequest = (): void => traces.enterWith(current);
  subscribe(STARTED, onRequest);

  const watched =
    <Given extends unknown[], Answer>(name: string, write: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const answer = await write(...given);
      if (answer !== 'conflict' && answer !== false) traces.getStore()?.writes.push(name);
      return answer;
    };
  return {
    store: {
      ...store,
      insertTable: watched('insertTable', store.insertTable),
      commit: watched('commit', store.commit),
      deleteTable: watched('deleteTable', store.deleteTable),
      insertPlayer: watched('insertPlayer', store.insertPlayer),
      renamePlayer: watched('renamePlayer', store.renamePlayer),
      deletePlayer: watched('deletePlayer', store.deletePlayer),
      insertToken: watched('insertToken', store.insertToken),
      deleteToken: watched('deleteToken', store.deleteToken),
      insertPasskey: watched('insertPasskey', store.insertPasskey),
      countPasskey: watched('countPasskey', store.countPasskey),
      deletePasskey: watched('deletePasskey', store.deletePasskey),
      insertCode: watched('insertCode', store.insertCode),
      insertSubscription: watched('insertSubscription', store.insertSubscription),
      insertChat: watched('insertChat', store.insertChat),
    },
    trace: () => (current = { writes: [] }),
    close: () => void unsubscribe(STARTED, onRequest),
  };
};
