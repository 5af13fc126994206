// A complete bot for Showboat, without any dependency: it sits down at a table and plays whatever game is there.
//
//   npx tsx bot.ts http://localhost:8080 --table ID-OR-INVITATION [--seat N] [--name NAME]
//   node bot.ts …                                        with Node 22.18 or newer
//
// With SHOWBOAT_TOKEN in the environment it is that player; without, it becomes a new one and prints its token.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

interface State {
  readonly seq: number;
  readonly you: number;
  /** The position in the game's own format; null within a turn. */
  readonly position: unknown;
  readonly legal: readonly string[];
}

/** This is yours to write: the moves to make now, from `state.legal`. Several are fine, one after the other, as long as it stays your turn. */
const choose = ({ legal }: State): readonly string[] => [legal[Math.floor(Math.random() * legal.length)]];

interface Table {
  readonly id: string;
  readonly status: 'gathering' | 'running' | 'over';
  readonly seats: readonly { readonly seat: number; readonly kind: string; readonly standIn?: string | null }[];
  readonly you: number | null;
  readonly seq: number;
  readonly actor: number | null;
  readonly result: string | null;
}

type TableEvent =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'move' | 'takeback'; readonly seq: number }
  | { readonly kind: 'asked'; readonly by: number }
  | { readonly kind: 'over'; readonly result: string }
  | { readonly kind: 'answered' | 'chat' | 'ping' | 'bye' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'string' }, seat: { type: 'string' }, name: { type: 'string', default: 'Random bot' } },
});
const [base] = positionals;
if (base === undefined || values.table === undefined) {
  console.error('Usage: bot.ts URL --table ID [--seat N] [--name NAME]');
  process.exit(2);
}
let token = process.env.SHOWBOAT_TOKEN;

class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A 429 or any 5xx is worth another try, everything else is final. */
const open = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { ...init.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(new URL(`/api/v1${path}`, base), { ...init, headers });
  if (response.ok) return response;
  if (response.status === 429 || response.status >= 500) throw new Error(`${response.status}`, { cause: response.headers });
  const { error } = await response.json();
  throw new Refused(error.code, error.message);
};

/** One request, until there is an answer. Sending the same thing twice is safe: moves carry an id. */
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  for (let wait = 0.5; ; wait = Math.min(wait * 2, 8)) {
    try {
      const response = await open(path, { method, ...json, signal: AbortSignal.timeout(15_000) });
      return JSON.parse((await response.text()) || 'null');
    } catch (error) {
      if (error instanceof Refused) throw error;
      const after = error instanceof Error && error.cause instanceof Headers ? Number(error.cause.get('Retry-After')) : 0;
      await sleep(Math.max(after, wait) * 1000);
    }
  }
};

const isRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Refused && codes.includes(error.code);

const findTable = async (name: string): Promise<Table> => {
  try {
    return await ask('GET', `/tables/${encodeURIComponent(name)}`);
  } catch (error) {
    if (!isRefused(error, 'not-found')) throw error;
    return await ask('GET', `/invites/${encodeURIComponent(name)}`);
  }
};

/** Whether a bot of the server plays the seat: our time was up, or we went. */
const isKept = ({ status, seats }: Table, seat: number): boolean =>
  status === 'running' && typeof seats[seat].standIn === 'string';

const sitDownAgain = (id: string, seat: number): Promise<unknown> =>
  ask('POST', `/tables/${id}/seats/${seat}`, {}).catch((error: unknown) => {
    // The game has just ended.
    if (!isRefused(error, 'wrong-time')) throw error;
  });

/** Takes a free seat, or the own one back from the bot that kept it. */
const sitDown = async (): Promise<Table> => {
  for (;;) {
    const table = await findTable(values.table ?? '');
    const wanted = values.seat === undefined ? table.seats.find(({ kind }) => kind === 'open')?.seat : Number(values.seat);
    const seat = table.you ?? wanted;
    if (seat === undefined) throw new Error('No seat is open.');
    if (table.you !== null && !isKept(table, seat)) return table;
    try {
      return await ask('POST', `/tables/${table.id}/seats/${seat}`, {});
    } catch (error) {
      // Somebody else was quicker: look again.
      if (values.seat !== undefined || !isRefused(error, 'wrong-time')) throw error;
      await sleep(500);
    }
  }
};

/** Moves as long as it is our turn; gives the number of the moment it has seen last. */
const play = async (id: string): Promise<number> => {
  for (;;) {
    const state = await ask<State>('GET', `/tables/${id}/state`);
    if (state.legal.length === 0) return state.seq;
    try {
      await ask('POST', `/tables/${id}/moves`, { after: state.seq, id: randomUUID(), moves: choose(state) });
    } catch (error) {
      // Something happened meanwhile: look again.
      if (!isRefused(error, 'stale', 'wrong-time')) throw error;
      await sleep(100);
    }
  }
};

async function* follow(id: string, after: number): AsyncGenerator<TableEvent> {
  // A ping comes every ten seconds: a line that is silent for longer is dead.
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), 25_000);
  try {
    const { body } = await open(`/tables/${id}/events?after=${after}`, { signal: silence.signal });
    let rest = '';
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      timer.refresh();
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  } finally {
    clearTimeout(timer);
  }
}

const agree = (id: string): Promise<unknown> =>
  ask('POST', `/tables/${id}/takebacks/answer`, { yes: true }).catch((error: unknown) => {
    if (!isRefused(error, 'wrong-time')) throw error;
  });

/** Whether it may be our turn after this; what a state has shown already is no news. */
const isAboutTurn = (event: TableEvent, you: number | null, seen: number): boolean => {
  if (event.kind === 'table') return event.table.actor === you;
  return event.kind === 'answered' || ('seq' in event && event.seq > seen);
};

/** Plays to the end, and gives the result. */
const playAt = async ({ id, you, seq }: Table): Promise<string> => {
  let last = seq;
  let seen = -1;
  for (;;) {
    try {
      for await (const event of follow(id, last)) {
        if (event.kind === 'over') return event.result;
        if (event.kind === 'table' && event.table.status === 'over') return event.table.result ?? '';
        if (event.kind === 'table' && you !== null && isKept(event.table, you)) await sitDownAgain(id, you);
        if (event.kind === 'asked' && event.by !== you) await agree(id);
        if (event.kind === 'move' || event.kind === 'takeback') last = event.seq;
        if (isAboutTurn(event, you, seen)) seen = await play(id);
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    // The line is lost: come back with the last number.
    await sleep(500);
  }
};

if (token === undefined) {
  const player = await ask<{ readonly token: string }>('POST', '/players', { name: values.name });
  token = player.token;
  console.error(`SHOWBOAT_TOKEN=${token}`);
}
const table = await sitDown();
console.error(`Seat ${table.you} at table ${table.id}.`);
console.log(await playAt(table));
