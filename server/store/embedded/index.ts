import { Worker } from 'node:worker_threads';
import { threadScript } from '../../bundle';
import { copyDatabase } from '../backup';
import { type Store, StoreUnavailable } from '../store';
import { LIBRARY, takeFolder } from './folder';
import { StoreProblem } from '../problem';
import type { ThreadData } from './thread';
import { hostThread } from './thread-host';

export interface EmbeddedOptions {
  readonly folder: string;
  /** Each time a thread begins to work for the store. */
  readonly onThread?: (thread: Worker) => void;
}

let script: Promise<string | URL> | undefined;

/** Everything in one folder of this machine, for one process. */
export const openEmbeddedStore = async ({ folder: name, onThread }: EmbeddedOptions): Promise<Store> => {
  const code = await (script ??= threadScript(
    new URL('store-thread.js', import.meta.url),
    new URL('thread.ts', import.meta.url),
  ));
  const { folder, database, release } = await takeFolder(name);
  const start = (isFirst: boolean): Worker => {
    const workerData: ThreadData = { path: database, library: LIBRARY, isFirst };
    const thread = new Worker(code, { eval: typeof code === 'string', workerData, execArgv: [] });
    onThread?.(thread);
    return thread;
  };
  const { ask, stop, watch } = hostThread(start);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= stop().then(release));
  try {
    // The first question opens the database.
    await ask('nextDue', [0]);
  } catch (error) {
    await close();
    if (error instanceof StoreProblem || error instanceof StoreUnavailable)
      throw new StoreProblem(`the data folder ${folder} cannot be used: ${error.message}`);
    throw error;
  }
  return {
    isShared: false,
    insertTable: (...given) => ask('insertTable', given),
    commit: (...given) => ask('commit', given),
    deleteTable: (...given) => ask('deleteTable', given),
    table: (...given) => ask('table', given),
    tableByInvite: (...given) => ask('tableByInvite', given),
    versions: (...given) => ask('versions', given),
    tablesWaiting: (...given) => ask('tablesWaiting', given),
    tablesOf: (...given) => ask('tablesOf', given),
    lobby: (...given) => ask('lobby', given),
    everyTable: (...given) => ask('everyTable', given),
    log: (...given) => ask('log', given),
    request: (...given) => ask('request', given),
    beat: (...given) => ask('beat', given),
    claimDue: (...given) => ask('claimDue', given),
    releaseDue: (...given) => ask('releaseDue', given),
    nextDue: (...given) => ask('nextDue', given),
    wake: (...given) => ask('wake', given),
    insertPlayer: (...given) => ask('insertPlayer', given),
    player: (...given) => ask('player', given),
    players: (...given) => ask('players', given),
    playerByToken: (...given) => ask('playerByToken', given),
    renamePlayer: (...given) => ask('renamePlayer', given),
    deletePlayer: (...given) => ask('deletePlayer', given),
    insertToken: (...given) => ask('insertToken', given),
    tokens: (...given) => ask('tokens', given),
    deleteToken: (...given) => ask('deleteToken', given),
    insertPasskey: (...given) => ask('insertPasskey', given),
    passkey: (...given) => ask('passkey', given),
    passkeys: (...given) => ask('passkeys', given),
    countPasskey: (...given) => ask('countPasskey', given),
    deletePasskey: (...given) => ask('deletePasskey', given),
    insertChallenge: (...given) => ask('insertChallenge', given),
    takeChallenge: (...given) => ask('takeChallenge', given),
    insertCode: (...given) => ask('insertCode', given),
    takeCode: (...given) => ask('takeCode', given),
    insertSubscription: (...given) => ask('insertSubscription', given),
    subscriptions: (...given) => ask('subscriptions', given),
    deleteSubscription: (...given) => ask('deleteSubscription', given),
    keepSecret: (...given) => ask('keepSecret', given),
    insertChat: (...given) => ask('insertChat', given),
    chat: (...given) => ask('chat', given),
    ping: (...given) => ask('ping', given),
    watch,
    backup: (file) => copyDatabase(database, file),
    close,
  };
};
