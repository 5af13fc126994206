import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table, TableEvent, TableSeat } from '@showboat/protocol';
import { COOKIE_NAME } from '@showboat/protocol/endpoints';
import { afterEach, expect, test } from 'vitest';
import type { Following, Program } from '../testing/program';
import { openTestSocket } from '../testing/socket';
import { type TestServer, startServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BEGIN = Date.UTC(2026, 0, 1);
const PACE = { kind: 'clock', minutes: 5, increment: 0 };

let server: TestServer | undefined;
const folder = mkdtempSync(join(tmpdir(), 'showboat-grace-'));
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

let time = BEGIN;
const open = async (): Promise<string> => {
  server = await startServer({ now: () => time, folder });
  return server.url;
};

type Person = Extract<TableSeat, { kind: 'person' }>;

const seatIn = ({ seats }: Table, seat: number): Pick<Person, 'clockMs' | 'graceMs' | 'isClockStanding' | 'standIn'> => {
  const found = seats[seat];
  if (found.kind !== 'person') throw new Error('not a person');
  const { clockMs, graceMs, isClockStanding, standIn } = found;
  return { clockMs, graceMs, isClockStanding, standIn };
};

/** A line that somebody else hears of the seat to decide: whether its clock stands. */
const standsOf = (seat: number, isStanding: boolean) => (event: TableEvent) =>
  event.kind === 'table' && seatIn(event.table, seat).isClockStanding === isStanding;

interface Scene {
  readonly id: string;
  readonly actor: number;
  readonly player: Program;
  readonly others: readonly Program[];
  /** What a program at the table hears. */
  readonly heard: Following<TableEvent>;
  table(): Promise<Table>;
}

const begin = async (): Promise<Scene> => {
  time = BEGIN;
  const { table, programs } = await gatherAndStart(await open(), { game: 'hot-tin-roof', pace: PACE, standIn: 'random' }, 3);
  const { id } = table;
  const actor = table.actor ?? 0;
  const others = programs.filter((_, seat) => seat !== actor);
  const other = programs[(actor + 2) % 3];
  return { id, actor, player: programs[actor], others, heard: other.follow(id, table.seq), table: () => other.table(id) };
};

/** The browser of a player is there, and known to be. */
const arrive = async (player: Program, id: string, seat: number): Promise<Following<TableEvent>> => {
  const line = player.browse(id);
  await line.until(({ kind }) => kind === 'table');
  // Noted after the first line: whoever asks now is answered after that.
  await player.ask('getState', { params: { id } });
  expect(seatIn(await player.table(id), seat).isClockStanding).toBe(false);
  return line;
};

const byName = (programs: readonly Program[], seat: TableSeat): Program => {
  const found = programs.find(({ name }) => seat.kind === 'person' && seat.name === name);
  if (!found) throw new Error('nobody of that name');
  return found;
};

const isAbsent = ({ seats }: Table, seat: number): boolean => {
  const found = seats[seat];
  return found.kind === 'person' && !found.isPresent;
};

test('while the line of a browser is lost the clock stands, two minutes in all', async () => {
  const { id, actor, player, heard, table } = await begin();
  expect(seatIn(await table(), actor)).toEqual({
    clockMs: 5 * MINUTE,
    graceMs: 2 * MINUTE,
    isClockStanding: false,
    standIn: null,
  });
  const first = await arrive(player, id, actor);
  time += MINUTE;
  first.stop();
  await heard.until(standsOf(actor, true));
  time += 30 * SECOND;
  const stands = { clockMs: 4 * MINUTE, graceMs: 90 * SECOND, isClockStanding: true, standIn: null };
  expect(seatIn(await table(), actor)).toEqual(stands);
  expect((await table()).deadline).toBe(new Date(BEGIN + 7 * MINUTE).toISOString());

  const second = player.browse(id);
  const isBack = (event: TableEvent): boolean =>
    standsOf(actor, false)(event) && event.kind === 'table' && seatIn(event.table, actor).graceMs === 90 * SECOND;
  await heard.until(isBack);
  time += MINUTE;
  expect(seatIn(await table(), actor)).toEqual({
    clockMs: 3 * MINUTE,
    graceMs: 90 * SECOND,
    isClockStanding: false,
    standIn: null,
  });

  const told = heard.events.length;
  second.stop();
  await heard.until((event) => heard.events.indexOf(event) >= told && standsOf(actor, true)(event));
  time += 2 * MINUTE;
  // Grace was over after ninety seconds; the clock has run for thirty since.
  expect(seatIn(await table(), actor)).toEqual({ clockMs: 150 * SECOND, graceMs: 0, isClockStanding: false, standIn: null });
  time += 150 * SECOND + 1;
  await heard.until((event) => event.kind === 'table' && seatIn(event.table, actor).standIn === 'random');
  heard.stop();
});

test('a turn that comes to somebody without a line begins with a clock that stands; a move settles it', async () => {
  const { id, actor, player, others, heard, table } = await begin();
  const next = (actor + 1) % 3;
  const waiting = byName(others, (await table()).seats[next]);
  const line = await arrive(waiting, id, next);
  line.stop();
  await heard.until((event) => event.kind === 'table' && isAbsent(event.table, next));
  for (let now = await table(); now.actor === actor; now = await table()) {
    const { seq, legal } = await player.state(id);
    await player.ask('sendMoves', { params: { id }, body: { after: seq, id: `${seq}`, moves: [legal[0]] } });
  }
  time += MINUTE;
  expect(seatIn(await table(), next)).toEqual({ clockMs: 5 * MINUTE, graceMs: MINUTE, isClockStanding: true, standIn: null });
  const { seq, legal } = await waiting.state(id);
  const moved = await waiting.ask('sendMoves', { params: { id }, body: { after: seq, id: 'away', moves: [legal[0]] } });
  expect(moved.status).toBe(200);
  expect(seatIn(await table(), next)).toMatchObject({ clockMs: 5 * MINUTE, graceMs: MINUTE });
  heard.stop();
});

test('the line of a browser may be a WebSocket', async () => {
  const { id, actor, player, heard } = await begin();
  const url = server?.url ?? '';
  const socket = await openTestSocket(url, { cookie: `${COOKIE_NAME}=${player.token}`, origin: url });
  socket.send({ do: 'follow', re: 1, table: id });
  await socket.answer(1);
  const isThere = (event: TableEvent): boolean => event.kind === 'table' && !isAbsent(event.table, actor);
  await heard.until(isThere);
  socket.raw.terminate();
  const told = await heard.until(standsOf(actor, true));
  expect(told.kind === 'table' && seatIn(told.table, actor).graceMs).toBe(2 * MINUTE);
  heard.stop();
});

test('the clock of a program runs on without a line', async () => {
  const { id, actor, player, heard, table } = await begin();
  const program = player.follow(id);
  await program.until(({ kind }) => kind === 'table');
  program.stop();
  time += MINUTE;
  expect(seatIn(await table(), actor)).toEqual({
    clockMs: 4 * MINUTE,
    graceMs: 2 * MINUTE,
    isClockStanding: false,
    standIn: null,
  });
  heard.stop();
});

test('nobody pays for the time in which no server was there', async () => {
  const scene = await begin();
  const { id, actor, player } = scene;
  const line = await arrive(player, id, actor);
  time += MINUTE;
  // The server says that it lives, as of now.
  await server?.store.beat('x', time + 3 * SECOND);
  await server?.close();
  await Promise.all([line.ended, scene.heard.ended]);
  time += 60 * MINUTE;
  const url = await open();
  const headers = { authorization: `Bearer ${player.token}` };
  const seen = async (): Promise<Table> => (await fetch(`${url}/api/v1/tables/${id}`, { headers })).json();
  // What was due while nobody was there is due later, and stored so: whoever starts next knows it, too.
  const begun = time;
  const stored = async (): Promise<unknown> => JSON.parse((await server?.store.table(id))?.body ?? '{}').turn?.stands;
  await expect.poll(stored, { interval: 20, timeout: 5_000 }).toBe(begun);
  // Grace as it was, and ten seconds to come back; then the clock.
  const awake = { clockMs: 4 * MINUTE, graceMs: 130 * SECOND, isClockStanding: true, standIn: null };
  expect(seatIn(await seen(), actor)).toEqual(awake);
  time += 40 * SECOND;
  expect(seatIn(await seen(), actor)).toMatchObject({ clockMs: 4 * MINUTE, graceMs: 90 * SECOND, isClockStanding: true });
  time += 3 * MINUTE;
  expect(seatIn(await seen(), actor)).toMatchObject({ clockMs: 150 * SECOND, graceMs: 0, isClockStanding: false, standIn: null });
  time += 151 * SECOND;
  await expect.poll(async () => seatIn(await seen(), actor).standIn, { interval: 20, timeout: 5_000 }).toBe('random');
});
