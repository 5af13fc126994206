import type { CatalogEntry } from '@showboat/games/catalog';
import type { LogRow, RequestKey, Store } from '../store/store';
import { type LogEntry, parseEntries } from './entries';
import { followLog } from './follow-log';
import { type Sleep, withoutSleep } from './grace';
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
}

export const createCell = (id: string): Cell => ({
  id,
  table: undefined,
  times: [],
  requests: new Map(),
  names: new Map(),
  readers: new Set(),
  waiting: undefined,
  usedAt: 0,
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

/** Reads a table and its log into the cell; `undefined` if there is none. */
export const loadCell = async (
  cell: Cell,
  store: Store,
  catalog: readonly CatalogEntry[],
  sleep?: Sleep,
): Promise<Table | undefined> => {
  const row = await store.table(cell.id);
  if (!row) return undefined;
  const settings = parseSettings(row.settings);
  const stored = parseBody(row.body);
  const body = sleep && row.status === 'running' && row.changedAt <= sleep.until ? withoutSleep(stored, sleep) : stored;
  // A table of other rules is shown, but not played on.
  const entry = catalog.find(({ id, use }) => id === row.game && use(({ game }) => game.rulesVersion) === settings.rules);
  const log = row.status === 'gathering' ? [] : await store.log(row.id, 0);
  const run = row.status === 'gathering' || !entry ? undefined : replayLog(entry, row.id, settings, body, log);
  cell.times = [];
  cell.requests = new Map();
  for (const one of log) remember(cell, one);
  // A move that another server stored between the two reads is seen at the next conflict.
  cell.table = { row: run ? { ...row, seq: run.seq } : row, settings, body, run, isWoken: body !== stored };
  await loadNames(cell, store, row.people);
  return cell.table;
};

export const loadNames = async (cell: Cell, store: Store, people: readonly string[]): Promise<void> => {
  const missing = people.filter((player) => !cell.names.has(player));
  if (missing.length === 0) return;
  for (const { id, name } of await store.players(missing)) cell.names.set(id, name);
};
