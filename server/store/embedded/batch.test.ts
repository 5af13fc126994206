import { expect, test } from 'vitest';
import { aTable } from '../testing/rows';
import { temporaryFolder } from '../testing/temporary-folder';
import { carryOutAll } from './batch';
import { type Connection, openConnection } from './connection';
import { databaseIn, openDatabase } from './folder';
import type { Call } from '../operation';

const connect = (): Connection => openConnection(openDatabase, databaseIn(temporaryFolder()));

const insertion = (id: number, table: string): Call => ({ id, method: 'insertTable', given: [aTable({ id: table })] });
const ping: Call = { id: 2, method: 'ping', given: [] };
const everyTable: Call = { id: 9, method: 'everyTable', given: [{ limit: 9 }] };

const idsIn = (connection: Connection): readonly string[] => connection.operations.everyTable({ limit: 9 }).map(({ id }) => id);

/** Its ping fails this way. */
const failing = (connection: Connection, error: Error): Connection => ({
  ...connection,
  operations: {
    ...connection.operations,
    ping: () => {
      throw error;
    },
  },
});

test('a failure of the database undoes all writes of a round, reads go on, and so does the next round', () => {
  const sound = connect();
  const corrupt = failing(sound, Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }));
  const failure = { kind: 'unavailable', message: 'SQLITE_CORRUPT: malformed' };
  expect(carryOutAll(corrupt, [insertion(1, 'a'), ping, insertion(3, 'b'), everyTable])).toEqual([
    { id: 1, failure },
    { id: 2, failure },
    { id: 3, failure },
    { id: 9, value: [] },
  ]);
  expect(sound.db.inTransaction).toBe(false);
  expect(carryOutAll(sound, [insertion(4, 'c')])).toEqual([{ id: 4, value: 'stored' }]);
  expect(idsIn(sound)).toEqual(['c']);
});

test('so does one that comes after a mistake', () => {
  const sound = connect();
  const broken = failing(sound, new Error('a bug'));
  const corrupt: Connection = {
    ...broken,
    operations: {
      ...broken.operations,
      beat: () => {
        throw Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' });
      },
    },
  };
  const failure = { kind: 'unavailable', message: 'SQLITE_CORRUPT: malformed' };
  expect(carryOutAll(corrupt, [insertion(1, 'a'), ping, { id: 3, method: 'beat', given: ['one', 1] }])).toEqual(
    [1, 2, 3].map((id) => ({ id, failure })),
  );
  expect(idsIn(sound)).toEqual([]);
});

test.each([
  [new Error('a bug'), 'a bug'],
  [Object.assign(new Error('not unique'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }), 'SQLITE_CONSTRAINT_UNIQUE: not unique'],
])('a mistake of one operation (%s) is its own', (error, message) => {
  const connection = failing(connect(), error);
  expect(carryOutAll(connection, [insertion(1, 'a'), ping, insertion(3, 'b')])).toEqual([
    { id: 1, value: 'stored' },
    { id: 2, failure: { kind: 'mistake', message } },
    { id: 3, value: 'stored' },
  ]);
  expect(idsIn(connection)).toEqual(['a', 'b']);
});

test('a value that the library would abort the process for is a mistake', () => {
  const connection = connect();
  // Types do not hold for what another thread sends.
  const wrong: Call = JSON.parse(JSON.stringify({ ...insertion(1, 'a'), given: [{ ...aTable(), body: true }] }));
  expect(carryOutAll(connection, [wrong])).toEqual([
    { id: 1, failure: { kind: 'mistake', message: 'cannot be stored: boolean true' } },
  ]);
});
