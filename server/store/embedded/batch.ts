import { codeOf, messageOf } from '../../error-code';
import type { Connection } from './connection';
import type { Answer, Call, Failure, Method } from './operation';
import { StoreProblem } from './problem';

const sqliteCode = (error: unknown): string => String(codeOf(error) ?? '');

/** The database is sound, but this operation makes no sense to it. */
const isMistake = (error: unknown): boolean =>
  error instanceof TypeError || /^SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/.test(sqliteCode(error));

export const toFailure = (error: unknown): Failure => {
  const message = [sqliteCode(error), messageOf(error)].filter((part) => part !== '').join(': ');
  if (error instanceof StoreProblem) return { kind: 'problem', message };
  return { kind: isMistake(error) ? 'mistake' : 'unavailable', message };
};

const carryOut = <M extends Method>({ operations }: Connection, { method, given }: Call<M>) => operations[method](...given);

/** One operation of a transaction: a conflict or a mistake undoes it alone. */
const carryOutAlone = (connection: Connection, call: Call): Answer => {
  connection.control('savepoint');
  let answer: Answer;
  try {
    answer = { id: call.id, value: carryOut(connection, call) };
  } catch (error) {
    if (!isMistake(error)) throw error;
    answer = { id: call.id, failure: toFailure(error) };
  }
  if ('failure' in answer || answer.value === 'conflict') connection.control('undo');
  connection.control('release');
  return answer;
};

/** All or nothing. */
const writeAll = (connection: Connection, calls: readonly Call[]): readonly Answer[] => {
  if (calls.length === 0) return [];
  try {
    connection.control('begin');
    const answers = calls.map((call) => carryOutAlone(connection, call));
    connection.control('commit');
    return answers;
  } catch (error) {
    // A full disk has rolled everything back already.
    if (connection.db.inTransaction) connection.control('rollback');
    const failure: Failure = { kind: 'unavailable', message: toFailure(error).message };
    return calls.map(({ id }) => ({ id, failure }));
  }
};

const read = (connection: Connection, call: Call): Answer => {
  try {
    return { id: call.id, value: carryOut(connection, call) };
  } catch (error) {
    return { id: call.id, failure: toFailure(error) };
  }
};

/** Everything that waits: first the writes, in order and in one transaction; then the reads, which see them. */
export const carryOutAll = (connection: Connection, calls: readonly Call[]): readonly Answer[] => {
  const writes = calls.filter(({ method }) => connection.isWrite(method));
  const written = writeAll(connection, writes);
  const reads = calls.filter(({ method }) => !connection.isWrite(method));
  return [...written, ...reads.map((call) => read(connection, call))];
};
