import { isEqual } from '@showboat/engine';
import type { CatalogEntry } from '@showboat/games/catalog';
import type { LogRow, RequestKey, Sleep, Store, TableRow } from '../store/store';
import { entryFor, isOfLater } from './entry';
import { type LogEntry, parseEntries } from './entries';
import { followLog } from './follow-log';
import { withoutSleep } from './grace';
import { runFor } from './start';
import { type Body, type Settings, type Table, parseBody, parseSettings } from './table';

/** One who follows a table as it happens. */
export interface Reader {
  readonly player: string | undefined;
  /** A browser, which says who it is by its cookie; a program sends a header. */
  readonly isBrowser: boolean;
  /** The last number it was told. */
  cursor: number;
  /** Lines of several tables come to it, so each must say which it is about. */
  readonly isShared: boolean;
  /** It was told the end, and goes on: people talk about a game when it is over, and lay the next one. */
  staysOn?: boolean;
  write(line: string): void;
  end(): void;
}

/** A table in memory, as a cache of the log: whatever is in doubt is thrown away and read again. */
export interface Cell {
  readonly id: string;
  table: Table | undefined;
  /** When each number happened. */
  times: number[];
  /** By seat and id. */
  requests: Map<string, RequestKey>;
  names: Map<string, string>;
  readonly readers: Set<Reader>;
  /** Changes of a table come one after the other: those that wait while one is being stored; `undefined` while none is. */
  waiting: (() => void)[] | undefined;
  usedAt: number;
  /** Whether a player follows the table at another server. */
  readonly isElsewhere: (player: string) => boolean;
}

export const createCell = (id: string, isElsewhere: Cell['isElsewhere'] = () => false): Cell => ({
  id,
  table: undefined,
  times: [],
  requests: new Map(),
  names: new Map(),
  readers: new Set(),
  waiting: undefined,
  usedAt: 0,
  isElsewhere,
});

export const requestName = (seat: number, id: string): string => `${seat}/${id}`;

/** What was stored, as far as the cell remembers it. */
export const remember = (cell: Cell, { first, last, at, request }: LogRow): void => {
  for (let number = first; number <= last; number++) cell.times[number - 1] = at;
  if (request) cell.requests.set(requestName(request.seat, request.id), request);
};

/** The game that a log leads to, every move and draw checked. Throws where the log is damaged. */
export const replayLog = (
  entry: CatalogEntry,
  id: string,
  settings: Settings,
  body: Body,
  log: readonly LogRow[],
): NonNullable<Table['run']> => {
  const entries: LogEntry[] = [];
  for (const row of log) {
    if (row.first !== entries.length + 1) throw new Error(`the log of table ${id} has a gap before ${row.first}`);
    entries.push(...parseEntries(row.entries));
    if (row.last !== entries.length) throw new Error(`the log of table ${id} does not end at ${row.last}`);
  }
  const run = followLog(runFor(entry, id, settings, body), entries);
  if (!run.ok) throw new Error(`the log of table ${id} is damaged: ${JSON.stringify(run.refusal)}`);
  return run.value;
};

/** A table and what happened there after a number, of one moment. */
const readTable = async (
  store: Store,
  id: string,
  after: number,
): Promise<{ readonly row: TableRow; readonly log: readonly LogRow[] } | undefined> => {
  const [row, read] = await Promise.all([store.table(id), store.log(id, after)]);
  if (!row) return undefined;
  // Others may write meanwhile: the log is never behind a row that was read before.
  const isBehind = (read.at(-1)?.last ?? after) < row.seq;
  const log = isBehind ? await store.log(id, after) : read;
  return { row, log: log.filter(({ last }) => last <= row.seq) };
};

/** As it was stored, without the time in which no server was there. */
const bodyOf = (
  { body, status, changedAt }: TableRow,
  sleeps: readonly Sleep[],
): { readonly body: Body; readonly isWoken: boolean } => {
  const stored = parseBody(body);
  const slept = status === 'running' ? sleeps.filter(({ until }) => changedAt <= until) : [];
  const awake = slept.reduce(withoutSleep, stored);
  return { body: awake, isWoken: awake !== stored };
};

/** Reads a table and its log into the cell; `undefined` if there is none. */
export const loadCell = async (
  cell: Cell,
  store: Store,
  catalog: readonly CatalogEntry[],
  sleeps: readonly Sleep[] = [],
): Promise<Table | undefined> => {
  const read = await readTable(store, cell.id, 0);
  if (!read) return undefined;
  const { row, log } = read;
  const settings = parseSettings(row.settings);
  await loadNames(cell, store, row.people);
  const { body, isWoken } = bodyOf(row, sleeps);
  // A table of rules that this server does not have is shown, but not played on.
  const entry = entryFor(catalog, row.game, settings.rules);
  const run = row.status === 'gathering' || !entry ? undefined : replayLog(entry, row.id, settings, body, log);
  cell.times = [];
  cell.requests = new Map();
  for (const one of log) remember(cell, one);
  const isAhead = !entry && store.isShared && isOfLater(catalog, row.game, settings.rules);
  cell.table = { row, settings, body, run, isWoken, isOfLater: isAhead };
  return cell.table;
};

const PARTS = ['seats', 'salts', 'clocks', 'graces', 'lines'] as const;

/** What is as it was is the same object: whoever looks for differences finds none. */
const sharing = (before: Body, after: Body): Body => {
  const same = PARTS.filter((part) => before[part] !== undefined && isEqual(before[part], after[part]));
  return same.reduce((body, part) => ({ ...body, [part]: before[part] }), after);
};

/** Brings a cell to where others have brought the table, from where it is; `undefined` if the table is gone. */
export const catchUp = async (
  cell: Cell,
  store: Store,
  catalog: readonly CatalogEntry[],
  sleeps: readonly Sleep[],
): Promise<Table | undefined> => {
  const before = cell.table;
  if (!before?.run) return loadCell(cell, store, catalog, sleeps);
  const { run, settings } = before;
  const read = await readTable(store, cell.id, run.seq);
  if (!read) return undefined;
  const { row, log } = read;
  if (row.version <= before.row.version) return before;
  // Before anything is changed: a store that is away leaves the cell as it was.
  await loadNames(cell, store, row.people);
  const isNext = log.every(({ first }, at) => first === (at === 0 ? run.seq : log[at - 1].last) + 1);
  const followed =
    isNext &&
    followLog(
      run,
      log.flatMap(({ entries }) => parseEntries(entries)),
    );
  if (!followed || !followed.ok || run.seq !== row.seq) {
    cell.table = undefined;
    return loadCell(cell, store, catalog, sleeps);
  }
  for (const one of log) remember(cell, one);
  const { body, isWoken } = bodyOf(row, sleeps);
  cell.table = { row, settings, body: sharing(before.body, body), run, isWoken };
  return cell.table;
};

export const loadNames = async (cell: Cell, store: Store, people: readonly string[]): Promise<void> => {
  const missing = people.filter((player) => !cell.names.has(player));
  if (missing.length === 0) return;
  for (const { id, name } of await store.players(missing)) cell.names.set(id, name);
};
