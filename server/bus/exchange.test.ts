import { afterEach, expect, test } from 'vitest';
import { type JoinBus, LONGEST_TEXT } from './bus';
import { type Exchange, type Message, createExchange } from './exchange';
import { createInProcessBus } from './in-process';
import { createPresence } from './presence';

const opened: Exchange[] = [];
afterEach(async () => {
  await Promise.all(opened.map((exchange) => exchange.close()));
  opened.length = 0;
});

interface Member {
  readonly exchange: Exchange;
  readonly heard: Message[];
  readonly gone: string[];
  missed(): number;
}

const open = async (join: JoinBus, server: string): Promise<Member> => {
  const heard: Message[] = [];
  const gone: string[] = [];
  let missed = 0;
  const exchange = createExchange({
    join,
    server,
    hear: (_, message) => void (message.kind === 'hello' || heard.push(message)),
    onMissed: () => {
      missed++;
    },
    onGone: (other) => void gone.push(other),
  });
  await exchange.start();
  opened.push(exchange);
  return { exchange, heard, gone, missed: () => missed };
};

const table = (id: string): Message => ({ kind: 'table', id, version: 1 });

/** Loses the texts with these numbers. */
const losing =
  (join: JoinBus, ...lost: readonly number[]): JoinBus =>
  async (listener) => {
    const bus = await join(listener);
    let number = 0;
    return { ...bus, publish: (text) => void (lost.includes(++number) || bus.publish(text)) };
  };

test('what is told in one breath is heard in order; nothing is missed', async () => {
  const join = createInProcessBus();
  const [one, two] = [await open(join, 'one'), await open(join, 'two')];
  const told = Array.from({ length: 300 }, (_, index) => table(`table-${index}-${'x'.repeat(60)}`));
  for (const message of told) one.exchange.tell(message);
  await expect.poll(() => two.heard).toEqual(told);
  expect(two.missed()).toBe(0);
});

test('who misses a text knows it by its number', async () => {
  const join = createInProcessBus();
  const two = await open(join, 'two');
  const one = await open(losing(join, 2), 'one');
  for (const id of ['a', 'b', 'c']) {
    one.exchange.tell(table(id));
    await new Promise((resolve) => void setImmediate(() => setImmediate(resolve)));
  }
  await expect.poll(() => two.heard.at(-1)).toEqual(table('c'));
  expect([two.heard.length, two.missed()]).toEqual([2, 1]);
});

test('of what is too long the table is told', async () => {
  const join = createInProcessBus();
  const [one, two] = [await open(join, 'one'), await open(join, 'two')];
  const event = { kind: 'started', table: 'x'.repeat(LONGEST_TEXT), seq: 1 } as const;
  one.exchange.tell({ kind: 'table', id: 'a', version: 1, events: [['ada', event]] });
  await expect.poll(() => two.heard).toEqual([table('a')]);
});

test('a server that goes down says goodbye', async () => {
  const join = createInProcessBus();
  const [one, two] = [await open(join, 'one'), await open(join, 'two')];
  one.exchange.tell(table('a'));
  await expect.poll(() => two.heard).toEqual([table('a')]);
  await one.exchange.close();
  await expect.poll(() => two.gone).toEqual(['one']);
});

test('who is where: at several servers, and when one of them is forgotten', () => {
  const presence = createPresence();
  presence.note('one', 't', 'ada', true);
  presence.note('two', 't', 'ada', true);
  presence.note('one', 't', 'ben', true);
  presence.note('one', null, 'ada', true);
  expect([presence.has('t', 'ada'), presence.has('u', 'ada'), presence.has(null, 'ada'), presence.has(null, 'ben')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(presence.forget('one')).toEqual([
    { table: 't', player: 'ben' },
    { table: null, player: 'ada' },
  ]);
  expect([presence.has('t', 'ada'), presence.has('t', 'ben')]).toEqual([true, false]);
  presence.note('two', 't', 'ada', false);
  expect(presence.has('t', 'ada')).toBe(false);
});
