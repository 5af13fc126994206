import { afterEach, expect, test } from 'vitest';
import type { Table } from '@showboat/protocol';
import type { Program } from '../testing/program';
import { type TestServer, startServer } from '../testing/start';
import { gatherAndStart } from '../testing/tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer | undefined;
afterEach(() => server?.close());

/** A server whose clock the test moves on. */
const openedAt = async (begin: number): Promise<{ url: string; wait(ms: number): void }> => {
  let time = begin;
  server = await startServer({ now: () => time });
  return { url: server.url, wait: (ms) => (time += ms) };
};

const clocksOf = ({ seats }: Table): readonly unknown[] =>
  seats.map((seat) => (seat.kind === 'person' ? seat.clockMs : undefined));

const moveOnce = async (id: string, program: Program): Promise<void> => {
  const { seq, legal } = await program.state(id);
  const { status } = await program.ask('sendMoves', { params: { id }, body: { after: seq, id: `${seq}`, moves: [legal[0]] } });
  expect(status).toBe(200);
};

/** Moves of the seat to decide until another one is. */
const playTurn = async (id: string, programs: readonly Program[]): Promise<Table> => {
  const before = await programs[0].table(id);
  for (;;) {
    await moveOnce(id, programs[before.actor ?? 0]);
    const table = await programs[0].table(id);
    if (table.actor !== before.actor) return table;
  }
};

test('a clock runs for the seat to decide; its increment comes with the end of the turn', async () => {
  const { url, wait } = await openedAt(Date.UTC(2026, 0, 1));
  const pace = { kind: 'clock', minutes: 5, increment: 10 };
  const { table, programs } = await gatherAndStart(url, { game: 'hot-tin-roof', pace }, 3);
  const first = table.actor ?? 0;
  expect(clocksOf(table)).toEqual([5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
  expect(table.deadline).toBe(new Date(Date.UTC(2026, 0, 1) + 5 * MINUTE).toISOString());
  wait(MINUTE);
  expect(clocksOf(await programs[0].table(table.id))[first]).toBe(4 * MINUTE);
  const after = await playTurn(table.id, programs);
  expect(clocksOf(after)[first]).toBe(4 * MINUTE + 10_000);
  expect(after.deadline).toBe(new Date(Date.UTC(2026, 0, 1) + 6 * MINUTE).toISOString());
});

test.each([
  [{ kind: 'clock', minutes: 1, increment: 0 }, MINUTE],
  [{ kind: 'days', days: 2 }, 2 * DAY],
])('when time is up a bot takes the seat, until its player returns: %j', async (pace, ms) => {
  const { url, wait } = await openedAt(Date.UTC(2026, 0, 1));
  const { table, programs } = await gatherAndStart(url, { game: 'hot-tin-roof', pace, standIn: 'random' }, 3);
  const { id, seq } = table;
  const late = table.actor ?? 0;
  const stream = programs[(late + 1) % 3].follow(id, seq);
  wait(ms + 1);
  await stream.until((event) => {
    const seat = event.kind === 'table' ? event.table.seats[late] : undefined;
    return seat?.kind === 'person' && seat.standIn === 'random';
  });
  await stream.until((event) => event.kind === 'table' && event.table.actor === (late + 1) % 3);
  const kept = await programs[late].ask('sendMoves', { params: { id }, body: { after: seq, id: 'x', moves: ['.'] } });
  expect(kept.status).toBe(409);
  const { body: back } = await programs[late].ask('sitDown', { params: { id, n: late } });
  expect(back.seats[late]).toMatchObject({ standIn: null, clockMs: pace.kind === 'clock' ? MINUTE : null });
  stream.stop();
});

test('silence is a no: a takeback that nobody answers is dropped', async () => {
  const { url, wait } = await openedAt(Date.UTC(2026, 0, 1));
  const { table, programs } = await gatherAndStart(url, { game: 'hot-tin-roof' }, 3);
  const { id, seq } = table;
  const asking = programs[table.actor ?? 0];
  await moveOnce(id, asking);
  await asking.ask('askTakeback', { params: { id }, body: { to: seq } });
  const stream = programs[0].follow(id, seq);
  await stream.until(({ kind }) => kind === 'asked');
  wait(MINUTE + 1);
  await stream.until((event) => event.kind === 'table' && event.table.actor !== null && event.table.seq === seq + 1);
  const late = await programs[((table.actor ?? 0) + 1) % 3].ask('answerTakeback', { params: { id }, body: { yes: true } });
  expect(late.status).toBe(409);
  stream.stop();
});
