import { writeSync } from 'node:fs';
import { openEmbeddedStore } from '..';
import { aChange, aLog, aTable, changed } from './rows';

// A process to be killed: it changes tables without end, and writes a line for every change that the store has acknowledged.

const TABLES = 20;

const store = await openEmbeddedStore({ folder: process.argv[2] });

const play = async (index: number): Promise<void> => {
  let table = aTable({ id: `t${index}` });
  await store.insertTable(table);
  for (;;) {
    const number = table.seq + 1;
    const request = { seat: 0, id: `turn-${number}`, hash: 'beef', last: number };
    const change = aChange(table, {
      seq: number,
      log: aLog({ first: number, last: number, request }),
      due: { kind: 'deadline', at: number, claimedBy: 'committer' },
    });
    await store.commit(change);
    writeSync(1, `${table.id} ${number}\n`);
    table = changed(table, change);
  }
};

await store.beat('committer', Number.MAX_SAFE_INTEGER);
await Promise.all(Array.from({ length: TABLES }, (_, index) => play(index)));
