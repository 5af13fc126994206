import { codeOf, messageOf } from '../../error-code';
import type { Connection } from './connection';
import type { Answer, Call, Failure, Method } from '../operation';
import { StoreProblem } from '../problem';

/** The database is sound, but this operation makes no sense to it; or it is a bug of ours. */
const isMistake = (error: unknown): boolean => !/^SQLITE_(?!CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/.test(String(codeOf(error)));

const toFailure = (error: unknown, kind: Failure['kind']): Failure => ({
  kind: error instanceof StoreProblem ? 'problem' : kind,
  message: [codeOf(error), messageOf(error)].filter(Boolean).join(': '),
});

/** Whatever it is, nothing was done. */
export const failAll = (calls: readonly Call[], error: unknown): readonly Answer[] => {
  const failure = toFailure(error, 'unavailable');
  return calls.map(({ id }) => ({ id, failure }));
};

const carryOut = <M extends Method>({ operations }: Connection, { method, given }: Call<M>) => operations[method](...given);

const answerTo = (connection: Connection, call: Call): Answer => ({ id: call.id, value: carryOut(connection, call) });

/** A mistake undoes this operation alone. */
const answerAlone = (connection: Connection, call: Call): Answer => {
  connection.control('savepoint');
  try {
    return answerTo(connection, call);
  } catch (error) {
    if (!isMistake(error)) throw error;
    connection.control('undo');
    return { id: call.id, failure: toFailure(error, 'mistake') };
  } finally {
    if (connection.db.inTransaction) connection.control('release');
  }
};

/** All or nothing. */
const writeAll = (connection: Connection, calls: readonly Call[], answer = answerTo): readonly Answer[] => {
  if (calls.length === 0) return [];
  try {
    connection.control('begin');
    const answers = calls.map((call) => answer(connection, call));
    connection.control('commit');
    return answers;
  } catch (error) {
    // Some failures, such as a full disk, have rolled everything back already.
    if (connection.db.inTransaction) connection.control('rollback');
    // Only now one by one: mistakes are rare, and savepoints take a fifth of the time.
    if (isMistake(error) && answer === answerTo) return writeAll(connection, calls, answerAlone);
    return failAll(calls, error);
  }
};

const read = (connection: Connection, call: Call): Answer => {
  try {
    return answerTo(connection, call);
  } catch (error) {
    return { id: call.id, failure: toFailure(error, isMistake(error) ? 'mistake' : 'unavailable') };
  }
};

/** Everything that waits: first the writes, in order and in one transaction; then the reads, which see them. */
export const carryOutAll = (connection: Connection, calls: readonly Call[]): readonly Answer[] => {
  const writes = calls.filter(({ method }) => connection.isWrite(method));
  const written = writeAll(connection, writes);
  const reads = calls.filter(({ method }) => !connection.isWrite(method));
  return [...written, ...reads.map((call) => read(connection, call))];
};
