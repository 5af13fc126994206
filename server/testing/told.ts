import { rmSync } from 'node:fs';
import type { Seat } from '@showboat/engine';
import { commitmentTo, hashOfToken } from '../secrets';
import { openEmbeddedStore } from '../store';
import type { Store, TableRow } from '../store/store';
import { temporaryFolder } from '../store/testing/temporary-folder';
import { type TestSocket, openTestSocket } from './socket';
import { startServer } from './start';
import type { World } from './worlds';

export type Who = Seat | 'onlooker';

/** What no answer may depend on, besides what a game hides. */
export interface Secrets {
  readonly seed: string;
  tokenOf(who: Who): string;
}

const NOW = Date.UTC(2026, 10, 16);
const TABLE = 'a-table-known-to-all';
const INVITE = 'amber-heron-k7q2w9';
const OF_TABLE = ['', '/state', '/record', '/disclosure'].map((path) => `/api/v1/tables/${TABLE}${path}`);
const OF_PLAYERS = ['', '/tables', '/tokens', '/passkeys', '/export'].map((path) => `/api/v1/players/me${path}`);
const READS = [...OF_TABLE, ...OF_PLAYERS, '/api/v1/lobby', `/api/v1/invites/${INVITE}`, '/healthz', '/readyz'];
/** After so many moves everything is asked for. */
const MOMENTS = [0, 8];
const MOST_TRIED = 20;

const rowOf = ({ catalog: [{ id: game, use }], options }: World, seats: readonly Seat[], seed: string): TableRow => {
  const rules = use((entry) => entry.game.rulesVersion);
  const people = seats.map((seat) => `player-${seat}`);
  const settings = { rules, options, pace: { kind: 'none' }, standIn: 'mate', seed, commitment: commitmentTo(seed) };
  const body = {
    host: people[0],
    seats: people.map((player) => ({ kind: 'person', player, isAway: false })),
    salts: people.map(() => ({ by: 'player', salt: '0'.repeat(32) })),
  };
  return {
    id: TABLE,
    invite: INVITE,
    game,
    visibility: 'public',
    createdAt: NOW,
    changedAt: NOW,
    version: 1,
    status: 'gathering',
    seq: 0,
    waitsFor: undefined,
    people,
    settings: JSON.stringify(settings),
    body: JSON.stringify(body),
  };
};

const fill = async (store: Store, world: World, seats: readonly Seat[], { seed, tokenOf }: Secrets): Promise<void> => {
  for (const who of [...seats, 'onlooker'] as const) {
    const player = { id: `player-${who}`, name: `Player ${who}`, createdAt: NOW };
    const hash = hashOfToken(tokenOf(who));
    const token = { id: `token-${who}`, player: player.id, label: 'first', hash, origin: 'first', createdAt: NOW } as const;
    await store.insertPlayer(player, token);
  }
  await store.insertTable(rowOf(world, seats, seed));
};

const drain = (response: Response): void => void response.text();

/** All lines of a stream, once it has ended. */
const linesOf = async (response: Response): Promise<readonly string[]> =>
  (await response.text()).split('\n').filter((line) => !line.includes('"ping"'));

/** Everything that one of those at a table is told in a world, byte by byte: answers with their headers, lines, refusals. */
export const toldTo = async (world: World, who: Who, secrets: Secrets): Promise<readonly string[]> => {
  const { catalog, moves, vocabulary } = world;
  const seats = Array.from({ length: Number(world.options.seats) }, (_, seat) => seat);
  const folder = temporaryFolder();
  const store = await openEmbeddedStore({ folder });
  await fill(store, world, seats, secrets);
  const server = await startServer({ store, catalog, now: () => NOW });
  const told: string[] = [];

  const send = (by: Who, method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${secrets.tokenOf(by)}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const hear = async (method: string, path: string, body?: unknown): Promise<string> => {
    const response = await send(who, method, path, body);
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    const text = await response.text();
    told.push(`${method} ${path} ${JSON.stringify(body)}: ${response.status} ${JSON.stringify(headers)} ${text}`);
    return text;
  };
  const at = `/api/v1/tables/${TABLE}`;
  const socketOf = (by: Who): Promise<TestSocket> =>
    openTestSocket(server.url, { authorization: `Bearer ${secrets.tokenOf(by)}` });
  const [following, aboutMe, asking] = await Promise.all([socketOf(who), socketOf(who), socketOf(who)]);
  let re = 0;
  const hearOnLine = async (request: object): Promise<void> => {
    asking.send(JSON.stringify({ re: ++re, ...request }));
    await asking.answer(re);
  };
  const askForEverything = async (): Promise<void> => {
    for (const path of READS) await hear('GET', path);
    const { seq = 0, legal = [] } = JSON.parse(await hear('GET', `${at}/state`));
    // The last one is no move of any game: nothing of it is stored.
    for (const token of vocabulary.slice(0, legal.length > 0 ? MOST_TRIED : 3))
      await hear('POST', `${at}/moves`, { after: seq, id: token, moves: [token, '!'] });
    for (const token of vocabulary.slice(0, legal.length > 0 ? MOST_TRIED : 3))
      await hearOnLine({ do: 'moves', table: TABLE, after: seq, id: token, moves: [token, '!'] });
    await hearOnLine({ do: 'moves', table: TABLE, after: seq + 1, id: 'early', moves: ['.'] });
    for (const after of [0, 99_999]) await hearOnLine({ do: 'follow', table: TABLE, after });
    await hearOnLine({ do: 'leave', table: TABLE });
    await hear('POST', `${at}/moves`, { after: seq + 1, id: 'early', moves: ['.'] });
    for (const to of [seq, 999]) await hear('POST', `${at}/takebacks`, { to });
    await hear('POST', `${at}/takebacks/answer`, { yes: true });
    await hear('POST', `${at}/chat`, { text: 'Good luck!' });
    await hear('GET', `${at}/events?after=99999`);
    await hear('DELETE', `${at}/seats/${who === 0 ? 1 : 0}`);
    await hear('POST', `${at}/rematch`);
  };
  // Everybody else follows, too: what one is told must not be told to another.
  for (const one of [...seats, 'onlooker'] as const) if (one !== who) drain(await send(one, 'GET', `${at}/events?after=0`));
  const streams = await Promise.all([send(who, 'GET', `${at}/events?after=0`), send(who, 'GET', '/api/v1/players/me/events')]);
  const lines = streams.map(linesOf);
  following.send({ re: 0, do: 'follow', table: TABLE, after: 0 });
  aboutMe.send({ re: 0, do: 'me' });
  await Promise.all([following.answer(0), aboutMe.answer(0)]);
  await askForEverything();
  await send(0, 'POST', `${at}/start`);
  for (const [index, { seat, token }] of moves.entries()) {
    if (MOMENTS.includes(index)) await askForEverything();
    const { seq } = await (await send(seat, 'GET', at)).json();
    const { status } = await send(seat, 'POST', `${at}/moves`, { after: seq, id: `${index}`, moves: [token] });
    if (status !== 200) throw new Error(`${token} was not accepted at ${seq}`);
  }
  await askForEverything();
  const late = linesOf(await send(who, 'GET', `${at}/events?after=0`));
  await server.close();
  const sockets = [following, aboutMe, asking];
  await Promise.all(sockets.map(({ closed }) => closed));
  const onLines = sockets.flatMap(({ frames }) => frames.flatMap((frame) => frame.split('\n')));
  rmSync(folder, { recursive: true, force: true });
  told.push(...(await Promise.all([...lines, late])).flat(), ...onLines.filter((line) => !line.includes('"ping"')));
  // The promise about the seed is told on purpose, and depends on it.
  return told.map((text) => text.replaceAll(commitmentTo(secrets.seed), 'COMMITMENT'));
};
