import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { carryOutAll, failAll } from './batch';
import { type Connection, type OpenDatabase, openConnection } from './connection';
import type { Answer, Call } from '../operation';
import { END, type SentCall, packAnswer, unpackCall } from './wire';

/** What the thread is started with. */
export interface ThreadData {
  readonly path: string;
  /** Where the library is: the code of a thread may be a text, and then finds nothing by name. */
  readonly library: string;
  /** No other process had the folder before: whoever claimed something is dead. */
  readonly isFirst: boolean;
}

const answerer = ({ path, library, isFirst }: ThreadData): ((calls: readonly Call[]) => readonly Answer[]) => {
  const Libsql: new (file: string) => ReturnType<OpenDatabase> = createRequire(library)(library);
  let connection: Connection | undefined;
  let mayHaveDeadServers = isFirst;

  const connected = (): Connection => {
    // Where a disk was taken away, a new and empty database must not take its place.
    if (!connection && !isFirst && !existsSync(path)) throw new Error(`${path} is missing`);
    connection ??= openConnection((file) => new Libsql(file), path);
    return connection;
  };

  const forgetServers = ({ db }: Connection): void => {
    try {
      if (mayHaveDeadServers) db.exec('delete from servers');
      mayHaveDeadServers = false;
    } catch {
      // There is no room for it now. They are dead all the same, and their time runs out.
    }
  };

  return (calls) => {
    try {
      const current = connected();
      forgetServers(current);
      return carryOutAll(current, calls);
    } catch (error) {
      return failAll(calls, error);
    }
  };
};

const port = parentPort;
if (!port) throw new Error('this is the code of a thread');
const answer = answerer(workerData);
port.on('message', (first: readonly SentCall[] | typeof END) => {
  if (first === END) {
    port.close();
    return;
  }
  const calls = first.map(unpackCall);
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) {
    for (const sent of more.message) calls.push(unpackCall(sent));
  }
  port.postMessage(answer(calls).map(packAnswer));
});
