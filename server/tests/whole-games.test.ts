import { createHash, createHmac } from 'node:crypto';
import { parseRecord, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import type { Disclosure, TableEvent } from '@showboat/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from '../testing/program';
import { type TestServer, startServer } from '../testing/start';
import { gatherAndStart, playOn } from '../testing/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const numbersOf = (events: readonly TableEvent[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'move' || event.kind === 'takeback' ? [event.seq] : []));

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** As the format says it, without a function of ours. */
const recompute = ({ table, seed, commitment, salts, draws }: Disclosure): void => {
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
  for (const { index, chances, token } of draws) {
    const message = JSON.stringify([table, index, salts]);
    const signature = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    const fraction = Number(signature.readBigUInt64BE() >> 11n) / 2 ** 53;
    let sum = 0;
    let drawn = chances.findLast(([, weight]) => weight > 0)?.[0];
    for (const [what, weight] of chances) {
      sum += weight;
      if (sum > fraction) {
        drawn = what;
        break;
      }
    }
    expect([index, token]).toEqual([index, drawn]);
  }
};

describe.each(CATALOG.map(({ id }) => id))('%s over the interface alone', (game) => {
  test('all seats are programs; what they are told makes the record, and every draw can be checked', async () => {
    const { table, programs } = await gatherAndStart(server.url, { game }, 3);
    const { id } = table;
    const onlooker = await createProgram(server.url, 'Olga');
    const followed = [...programs, onlooker].map((program) => program.follow(id, 0));
    const over = await playOn(id, programs);
    await Promise.all(followed.map(({ ended }) => ended));
    for (const { events } of followed) {
      expect(events[0].kind).toBe('table');
      expect(numbersOf(events)).toEqual(upTo(over.seq));
      expect(events.at(-1)).toEqual({ kind: 'over', outcome: over.outcome, result: over.result });
    }
    const { body: record } = await onlooker.ask('getRecord', { params: { id } });
    const entry = CATALOG.find((one) => one.id === game);
    const read = entry?.use((one) => unwrap(parseRecord(one.game, record)).record.result);
    expect(read).toBe(over.result);
    const { body: disclosure } = await onlooker.ask('getDisclosure', { params: { id } });
    expect(disclosure.record).toBe(record);
    expect(disclosure.salts).toEqual(over.salts.map((salt) => salt?.salt));
    recompute(disclosure);
  });

  test('with bots beside, and resumed streams', async () => {
    const program = await createProgram(server.url, 'Ada');
    const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }, { kind: 'bot', level: 'deckhand', style: 'bold' }];
    const { body } = await program.ask('createTable', { body: { game, seats } });
    const { id }: { id: string } = body;
    await program.ask('startTable', { params: { id } });
    const early = program.follow(id, 0);
    await playOn(id, [program], { most: 5 });
    early.stop();
    await early.ended;
    const known = numbersOf(early.events).at(-1) ?? 0;
    const late = program.follow(id, known);
    const over = await playOn(id, [program], { seed: 'on' });
    await late.ended;
    expect([...numbersOf(early.events), ...numbersOf(late.events)]).toEqual(upTo(over.seq));
    expect(over.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
    recompute((await program.ask('getDisclosure', { params: { id } })).body);
  });
});
