import { createRequire } from 'node:module';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { carryOutAll, toFailure } from './batch';
import { type Connection, type OpenDatabase, openConnection } from './connection';
import type { Answer, Call, FromHost } from './operation';

/** What the thread is started with. */
export interface ThreadData {
  readonly path: string;
  /** Where the library is: the code of a thread may be a text, and then finds nothing by name. */
  readonly library: string;
  /** No other process had the folder before: whoever claimed something is dead. */
  readonly isFirst: boolean;
}

/** After these the next attempt is made with what is open; after others, with a new connection. */
const PASSING = /^SQLITE_(?:FULL|BUSY|LOCKED|INTERRUPT)/;

interface Thread {
  answer(calls: readonly Call[]): readonly Answer[];
  close(): void;
}

const createThread = ({ path, library, isFirst }: ThreadData): Thread => {
  const Libsql: new (file: string) => ReturnType<OpenDatabase> = createRequire(library)(library);
  const open = (): Connection => openConnection((file) => new Libsql(file), path);
  let connection: Connection | undefined;
  let isSuspect = false;
  let mayHaveDeadServers = isFirst;

  const forgetServers = ({ db }: Connection): void => {
    try {
      if (mayHaveDeadServers) db.exec('delete from servers');
      mayHaveDeadServers = false;
    } catch {
      // There is no room for it now. They are dead all the same, and their time runs out.
    }
  };

  /** The old one can still read when there is no new one to be had. */
  const connected = (): Connection => {
    if (connection && !isSuspect) return connection;
    try {
      const fresh = open();
      connection?.db.close();
      connection = fresh;
      isSuspect = false;
    } catch (error) {
      if (!connection) throw error;
    }
    forgetServers(connection);
    return connection;
  };

  return {
    answer: (calls) => {
      try {
        return carryOutAll(connected(), calls, (code) => {
          isSuspect = !PASSING.test(code);
        });
      } catch (error) {
        return calls.map(({ id }) => ({ id, failure: toFailure(error) }));
      }
    },
    close: () => {
      connection?.db.prepare('pragma wal_checkpoint(truncate)').all();
      connection?.db.close();
    },
  };
};

const port = parentPort;
if (!port) throw new Error('this is the code of a thread');
const thread = createThread(workerData);
port.on('message', (message: FromHost) => {
  if (message === 'stop') {
    port.close();
    thread.close();
    return;
  }
  const calls = [...message];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) calls.push(...more.message);
  port.postMessage(thread.answer(calls));
});
