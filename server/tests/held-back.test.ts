import { rmSync } from 'node:fs';
import { CATALOG } from '@showboat/games/catalog';
import { NewTable } from '@showboat/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Store, openEmbeddedStore } from '../store';
import { temporaryFolder } from '../store/testing/temporary-folder';
import type { BotTask } from '../tables/bot-turns';
import { type Tables, createTables } from '../tables/tables';

const MINUTE = 60_000;
const folder = temporaryFolder();
let store: Store;
let tables: Tables;
let time = Date.UTC(2026, 0, 1);
/** Tables at which a bot was asked to move. */
const due: string[] = [];
beforeAll(async () => {
  store = await openEmbeddedStore({ folder });
  tables = createTables({ store, catalog: CATALOG, now: () => time, onBotDue: (table) => due.push(table) });
});
beforeEach(() => due.splice(0));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const BOT = { kind: 'bot', level: 'random' };
const PEOPLE = ['ada', undefined, 'ben', undefined];

/** Somebody has placed a ship, which draws nothing, and asks to have it back; the bot whose turn it is has begun to think before. */
const askedWhileThinking = async (): Promise<{ id: string; seq: number; other: string; thought: BotTask }> => {
  const request = { game: 'mississippi-queen', seats: [{ kind: 'me' }, BOT, { kind: 'open' }, BOT] };
  const { id } = await tables.create(v.parse(NewTable, request), 'ada');
  await tables.sit(id, 2, 'ben', undefined);
  await tables.start(id, 'ada');
  const first = await tables.botTask(id);
  if (first) await tables.playAsBot(first, []);
  const { seq, actor } = await tables.state(id, undefined);
  const player = PEOPLE[actor ?? -1] ?? '';
  const { legal } = await tables.state(id, player);
  await tables.play(id, player, { after: seq, id: 'a', moves: [legal[0]] });
  const thought = await tables.botTask(id);
  if (!thought) throw new Error('no bot is to move');
  await tables.askTakeback(id, player, seq);
  return { id, seq, other: player === 'ada' ? 'ben' : 'ada', thought };
};

const seqOf = async (id: string): Promise<number> => (await tables.show(id, undefined)).seq;

test('a bot that has thought while a takeback is asked for waits for the answer', async () => {
  const { id, seq, other, thought } = await askedWhileThinking();
  await tables.playAsBot(thought, []);
  expect(await seqOf(id)).toBe(seq + 1);
  await tables.answerTakeback(id, other, true);
  expect(await tables.show(id, undefined)).toMatchObject({ seq: seq + 2, actor: (thought.seat + 3) % 4 });
});

test.each([
  ['a no', (id: string, other: string) => tables.answerTakeback(id, other, false)],
  ['silence', (id: string) => ((time += MINUTE + 1), tables.due(id))],
])('after %s it is asked again, and moves', async (_, answer) => {
  const { id, seq, other, thought } = await askedWhileThinking();
  await tables.playAsBot(thought, []);
  due.splice(0);
  await answer(id, other);
  expect(due).toEqual([id]);
  const again = await tables.botTask(id);
  expect(again).toMatchObject({ seat: thought.seat, seq: seq + 1 });
  if (again) await tables.playAsBot(again, []);
  expect(await seqOf(id)).toBeGreaterThan(seq + 1);
});

test('whose seat a bot keeps has nothing to choose from, until they are back', async () => {
  const request = { game: 'patrician', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { id } = await tables.create(v.parse(NewTable, request), 'ada');
  await tables.sit(id, 1, 'ben', undefined);
  const seat = (await tables.start(id, 'ada')).actor ?? 0;
  const player = ['ada', 'ben'][seat];
  const { legal } = await tables.state(id, player);
  expect(legal.length).toBeGreaterThan(0);
  await tables.stand(id, seat, player);
  expect(await tables.state(id, player)).toMatchObject({ actor: seat, you: seat, legal: [] });
  await tables.sit(id, seat, player, undefined);
  expect((await tables.state(id, player)).legal).toEqual(legal);
});
