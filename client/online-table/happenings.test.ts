import { signal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import { expect, test } from 'vitest';
import { createMemoryShelf } from '../online/shelf';
import { type Question, type RemoteTable, openRemoteTable } from '../online/remote-table';
import { followHappenings } from './happenings';

/** A table that is asked for on a line on which nothing comes. */
const silentTable = (): RemoteTable => {
  const line = {
    connection: signal({ kind: 'opening' as const }),
    ask: () => Promise.reject(new Error('nobody is asked')),
    followTable: () => () => undefined,
    followMe: () => () => undefined,
    tryNow: () => undefined,
    close: () => undefined,
  };
  return openRemoteTable(line, 'silent', createMemoryShelf());
};

test('a takeback is asked for once, however many agree to it', () => {
  const asked = signal<Question | undefined>(undefined);
  const remote: RemoteTable = { ...silentTable(), table: signal<Table | undefined>(undefined), asked };
  const { all, close } = followHappenings(remote);
  asked.value = { by: 1, to: 20, yes: [] };
  asked.value = { by: 1, to: 20, yes: [2] };
  expect(all.value.map(({ kind }) => kind)).toEqual(['asked']);
  asked.value = undefined;
  asked.value = { by: 1, to: 18, yes: [] };
  expect(all.value.map(({ kind }) => kind)).toEqual(['asked', 'asked']);
  close();
});
