import { EventEmitter, once } from 'node:events';
import type { TableEvent } from '@showboat/protocol';
import { CATALOG, type CatalogEntry } from '@showboat/games/catalog';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runBots } from '../bots/run';
import type { JoinBus } from '../bus/bus';
import { natsBus } from '../bus/nats';
import { checkStore } from '../tables/check';
import { startServers } from '../testing/cluster';
import { type Program, programOf } from '../testing/program';
import { type Nats, type Postgres, startNats, startPostgres } from '../testing/services';
import type { TestServer } from '../testing/start';
import { gather, gatherAndStart, playOn } from '../testing/tables';

let postgres: Postgres;
let nats: Nats;
let url = '';
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres({ fsync: 'off' }), startNats()]);
  url = postgres.createDatabase();
});
afterAll(() => Promise.all([postgres.close(), nats.close()]));

/** Carries nothing: everything that is told gets lost. */
const DEAF: JoinBus = async () => ({ publish: () => undefined, close: async () => undefined });

let servers: readonly TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

/** The same program at another server. */
const at = (program: Program, server: number): Program => programOf(servers[server].url, program);

const isMove = ({ kind }: TableEvent): boolean => kind === 'move';

/** Plays so many turns, each at the next server. */
const playAround = async (id: string, programs: readonly Program[], turns: number): Promise<number> => {
  let last = 0;
  for (let turn = 0; turn < turns; turn++) {
    const { actor } = await at(programs[0], turn % servers.length).table(id);
    const player = at(programs[actor ?? 0], turn % servers.length);
    const { seq, legal } = await player.state(id);
    const body = { after: seq, id: `turn-${seq}`, moves: [legal[0]] };
    const answer = await player.ask('sendMoves', { params: { id }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    last = answer.body.seq;
    // Whoever asks any server knows of it.
    expect((await at(programs[0], (turn + 1) % servers.length).state(id)).seq).toBeGreaterThanOrEqual(last);
  }
  return last;
};

test('a table is played at any server, and all streams tell the same without a gap', async () => {
  servers = await startServers(url, 2);
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'patrician' }, 3);
  const { id } = table;
  const streams = servers.map((_, server) => at(programs[0], server).follow(id, 0));
  const last = await playAround(id, programs, 12);
  for (const stream of streams) await stream.until((event) => event.kind === 'move' && event.seq >= last);
  const told = streams.map(({ events }) => events.filter(isMove));
  expect(told[1].slice(0, last)).toEqual(told[0].slice(0, last));
  expect(told[0].slice(0, last).map((event) => event.kind === 'move' && event.seq)).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  );
  for (const stream of streams) stream.stop();
});

test('the character NUL, which PostgreSQL refuses, gets no further than the door', async () => {
  servers = await startServers(url, 1);
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'patrician' }, 3);
  const [ada] = programs;
  const moves = { after: table.seq, id: 'a\0b', moves: ['x'] };
  const answers = await Promise.all([
    ada.ask('getTable', { params: { id: '\0' } }),
    ada.ask('getInvited', { params: { code: '\0' } }),
    ada.ask('endToken', { params: { id: '\0' } }),
    ada.ask('listMyTables', { query: { after: '0-0-\0' } }),
    ada.ask('listLobby', { query: { game: '\0' } }),
    ada.ask('sendMoves', { params: { id: table.id }, body: moves }),
    ada.ask('unsubscribe', { body: { endpoint: 'https://push.example/\0' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 400, 400]);
});

test('the same request is carried out once, whichever servers it comes to', async () => {
  servers = await startServers(url, 2, { join: DEAF });
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'patrician' }, 3);
  const { id } = table;
  const player = programs[table.actor ?? 0];
  const { seq, legal } = await player.state(id);
  await at(player, 1).state(id);
  const send = (server: number, moves: readonly string[]) =>
    at(player, server).ask('sendMoves', { params: { id }, body: { after: seq, id: 'once', moves } });
  const both = await Promise.all([send(0, [legal[0]]), send(1, [legal[0]]), send(0, [legal[0]]), send(1, [legal[0]])]);
  expect(both.map(({ status, body }) => [status, body.seq])).toEqual(both.map(() => [200, seq + 1]));
  expect((await send(1, [legal[1]])).body.error.code).toBe('id-reused');
  // A server whose table is old does not refuse what is right by now.
  const turn = async (from: number, to: number): Promise<number> => {
    const next = programs[(await at(player, from).table(id)).actor ?? 0];
    const now = await at(next, from).state(id);
    const body = { after: now.seq, id: `turn-${now.seq}`, moves: [now.legal[0]] };
    return (await at(next, to).ask('sendMoves', { params: { id }, body })).status;
  };
  expect([await turn(0, 0), await turn(0, 1), await turn(1, 0)]).toEqual([200, 200, 200]);
  // What another server has stored is known, although nobody said so.
  const late = await at(player, 1).ask('sendMoves', { params: { id }, body: { after: seq, id: 'late', moves: [legal[0]] } });
  expect([late.status, late.body.error.code, late.body.error.seq]).toEqual([409, 'stale', (await player.table(id)).seq]);
  expect(await checkStore(servers[0].store, CATALOG)).toMatchObject({ problems: [] });
});

test('who hears nothing looks: without a bus all streams go on, also those about all tables of a player', async () => {
  servers = await startServers(url, 2, { join: DEAF });
  const { table, programs } = await gather(servers[0].url, { game: 'hot-tin-roof' }, 3);
  const { id } = table;
  const stream = at(programs[1], 1).follow(id, 0);
  const mine = programs.map((program) => at(program, 1).followAll());
  await stream.until(({ kind }) => kind === 'table');
  await programs[0].ask('startTable', { params: { id } });
  const { actor, seq } = await programs[0].table(id);
  await stream.until((event) => event.kind === 'move' && event.seq === seq);
  const told = await mine[actor ?? 0].until(({ kind }) => kind === 'your-turn');
  expect(told).toEqual({ kind: 'your-turn', table: id, seq, deadline: null });
  const last = await playAround(id, programs, 5);
  await stream.until((event) => event.kind === 'move' && event.seq >= last);
  const numbers = stream.events.flatMap((event) => (event.kind === 'move' ? [event.seq] : []));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const { actor: next, seq: now } = await programs[0].table(id);
  await mine[next ?? 0].until((event) => event.kind === 'your-turn' && event.seq === now);
  for (const { events, stop } of mine) {
    const turns = events.flatMap((event) => (event.kind === 'your-turn' ? [event.seq] : []));
    expect(new Set(turns).size).toBe(turns.length);
    stop();
  }
  stream.stop();
});

test('a takeback that is asked for again is told, also where nobody heard of the answer between', async () => {
  servers = await startServers(url, 2, { join: DEAF });
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'patrician' }, 3);
  const params = { id: table.id };
  const { actor, seq, legal } = await programs[table.actor ?? 0].state(table.id);
  const mover = programs[actor ?? 0];
  const [other] = programs.filter((one) => one !== mover);
  // A card, and then where to build: the same seat decides.
  await mover.ask('sendMoves', { params, body: { after: seq, id: 'a', moves: [legal[0]] } });
  const stream = at(other, 1).follow(table.id);
  const asked = (): number => stream.events.filter(({ kind }) => kind === 'asked').length;
  await stream.until(({ kind }) => kind === 'table');
  await mover.ask('askTakeback', { params, body: { to: seq } });
  await expect.poll(asked).toBe(1);
  await other.ask('answerTakeback', { params, body: { yes: false } });
  expect((await mover.ask('askTakeback', { params, body: { to: seq } })).status).toBe(202);
  await expect.poll(asked).toBe(2);
  stream.stop();
});

test('people at different servers: who is there, what is said, asked and answered, new names, ended tokens', async () => {
  servers = await startServers(url, 2, { join: natsBus(nats.url, 'showboat.people') });
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'patrician' }, 3);
  const { id } = table;
  const [ada, ben, cleo] = programs;
  const here = at(ada, 0).follow(id);
  await here.until(({ kind }) => kind === 'table');
  const isThere = (seat: number, isPresent: boolean) => (event: TableEvent) => {
    const holder = event.kind === 'table' ? event.table.seats[seat] : undefined;
    return holder?.kind === 'person' && holder.isPresent === isPresent;
  };
  const there = at(ben, 1).follow(id);
  const all = at(cleo, 1).followAll();
  await here.until(isThere(1, true));
  await there.until(isThere(0, true));
  await ada.ask('say', { params: { id }, body: { text: 'Hello!' } });
  expect(await there.until(({ kind }) => kind === 'chat')).toMatchObject({ by: 0, name: 'Ada', text: 'Hello!' });

  // The first to move asks for it back.
  const { actor, seq } = await ada.table(id);
  const mover = programs[actor ?? 0];
  const { legal } = await mover.state(id);
  await mover.ask('sendMoves', { params: { id }, body: { after: seq, id: 'a', moves: [legal[0]] } });
  const after = await mover.table(id);
  if (after.actor === actor) {
    await at(mover, 1).ask('askTakeback', { params: { id }, body: { to: seq } });
    await here.until(({ kind }) => kind === 'asked');
    for (const other of programs.filter((one) => one !== mover))
      await at(other, 0).ask('answerTakeback', { params: { id }, body: { yes: true } });
    await there.until(({ kind }) => kind === 'takeback');
    await there.until(({ kind }) => kind === 'answered');
  }
  await at(ada, 1).ask('renameMe', { body: { name: 'Grace' } });
  await here.until((event) => event.kind === 'table' && event.table.host === 'Grace');

  there.stop();
  await here.until((event) => here.events.indexOf(event) > 3 && isThere(1, false)(event));

  // A token that is ended at one server ends the lines of its player at all of them.
  const { body } = await at(cleo, 0).ask('createToken', { body: { label: 'other' } });
  await at(cleo, 0).ask('endToken', { params: { id: body.id } });
  await all.ended;
  expect(all.events.at(-1)).toEqual({ kind: 'bye' });
  here.stop();
});

test('bots think on machines of their own', async () => {
  servers = await startServers(url, 1, { isWithBots: false });
  const stopping = new EventEmitter();
  const settings = { dataDir: '', databaseUrl: url, natsUrl: undefined, logLevel: 'warn' } as const;
  const said: string[] = [];
  const bots = runBots({
    settings,
    workers: 1,
    say: (line) => said.push(line),
    untilStopped: async () => void (await once(stopping, 'stop')),
  });
  const { programs } = await gather(servers[0].url, { game: 'patrician' }, 1);
  const seats = [{ kind: 'me' }, ...[1, 2].map(() => ({ kind: 'bot', level: 'random' }))];
  const { body } = await programs[0].ask('createTable', { body: { game: 'patrician', seats } });
  const stream = programs[0].follow(body.id, 0);
  await programs[0].ask('startTable', { params: { id: body.id } });
  await playOn(body.id, programs, { most: 3 });
  await stream.until((event) => event.kind === 'move' && event.by !== 'chance' && event.by !== 0);
  stopping.emit('stop');
  expect(await bots).toBe('stopped');
  expect(said).toEqual(['Thinking for bots with 1 thread']);
  stream.stop();
});

test('a line that comes back at another server is not lost; the last one is', async () => {
  servers = await startServers(url, 2);
  const pace = { kind: 'clock', minutes: 5, increment: 0 };
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'hot-tin-roof', pace }, 3);
  const { id, actor } = table;
  const seat = actor ?? 0;
  const heard = programs[(seat + 1) % 3].follow(id);
  const standing = (event: TableEvent): boolean => {
    const holder = event.kind === 'table' ? event.table.seats[seat] : undefined;
    return holder?.kind === 'person' && holder.isClockStanding === true;
  };
  const present = (event: TableEvent): boolean => {
    const holder = event.kind === 'table' ? event.table.seats[seat] : undefined;
    return holder?.kind === 'person' && holder.isPresent;
  };
  const first = at(programs[seat], 0).browse(id);
  await heard.until(present);
  const told = heard.events.length;
  const second = at(programs[seat], 1).browse(id);
  // The first server has heard of it, and tells.
  await heard.until((event) => heard.events.indexOf(event) >= told && present(event));
  first.stop();
  // The other server says that they are there: the clock runs.
  await at(programs[0], 0).ask('say', { params: { id }, body: { text: 'Are you there?' } });
  await heard.until(({ kind }) => kind === 'chat');
  expect(heard.events.filter(standing)).toEqual([]);
  second.stop();
  await heard.until(standing);
  heard.stop();
});

/** The catalog after a change of rules: a new version first, and the one before, or only the new one. */
const withVersion = (version: string): readonly CatalogEntry[] =>
  CATALOG.map(
    (entry): CatalogEntry => ({
      id: entry.id,
      use: (visit) => entry.use((one) => visit({ ...one, game: { ...one.game, rulesVersion: version } })),
    }),
  );

test('while servers are replaced, games of both versions of the rules go on, and replay', async () => {
  const later = [...withVersion('2'), ...CATALOG];
  servers = [...(await startServers(url, 1)), ...(await startServers(url, 1, { catalog: later }))];
  const { table, programs } = await gatherAndStart(servers[0].url, { game: 'hot-tin-roof' }, 3);
  expect(table.rules).toBe('1');
  // Begun at the old server, played at both, and on at the new one, whose rules are others.
  const last = await playAround(table.id, programs, 4);
  const moved = await playOn(
    table.id,
    programs.map((program) => at(program, 1)),
    { most: 6 },
  );
  expect([moved.rules, moved.seq >= last + 6]).toEqual(['1', true]);
  const record = await at(programs[0], 1).ask('getRecord', { params: { id: table.id } });
  expect(record.body).toContain('hot-tin-roof');

  // A game of the new rules is played where they are; the old server asks to try again, and leaves its bots to others.
  const fresh = programs.map((program) => at(program, 1));
  const seats = [{ kind: 'me' }, ...[1, 2].map(() => ({ kind: 'bot', level: 'random' }))];
  const { body: young } = await fresh[0].ask('createTable', { body: { game: 'hot-tin-roof', seats } });
  await fresh[0].ask('startTable', { params: { id: young.id } });
  expect(young.rules).toBe('2');
  const refused = await at(programs[0], 0).ask('getState', { params: { id: young.id } });
  expect([refused.status, refused.body.error.code]).toEqual([503, 'try-again']);
  expect((await playOn(young.id, [fresh[0]], { most: 4 })).rules).toBe('2');
  expect(await checkStore(servers[1].store, later)).toMatchObject({ problems: [], unknown: 0 });
});
