import type { CatalogEntry } from '@showboat/games/catalog';
import { sealedFraction } from '../secrets';
import type { Next } from './change';
import { timeAtStart } from './clock';
import { Fault } from './fault';
import { graceAtStart } from './grace';
import { type Run, createRun } from './run';
import { mustBeHost, mustGather } from './seats';
import type { Body, Settings, Table } from './table';

/** In seat order, as they were frozen at the start. */
export const saltsOf = ({ salts }: Body): readonly string[] => salts.map((salt) => salt?.salt ?? '');

/** The game of a table at its first moment. */
export const runFor = (entry: CatalogEntry, id: string, { options, seed }: Settings, body: Body): Run => {
  const salts = saltsOf(body);
  const run = createRun(entry, options, (index) => sealedFraction(seed, { table: id, index, salts }));
  if (!run.ok) throw new Error(`the options of table ${id} make no game: ${run.refusal.code}`);
  return run.value;
};

export const startGame = (entry: CatalogEntry, table: Table, player: string, now: number): Next & { readonly run: Run } => {
  mustBeHost(table, player);
  mustGather(table);
  const { body, settings, row } = table;
  const open = body.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (open.length > 0) {
    const hint = `Open: ${open.join(', ')}. Wait for somebody, or give them to bots.`;
    throw new Fault('wrong-time', 'There are open seats.', { hint });
  }
  const run = runFor(entry, row.id, settings, body);
  const time = timeAtStart(settings.pace);
  const graces = graceAtStart(settings.pace, body.seats.length);
  const clocks = time === undefined ? {} : { clocks: body.seats.map(() => time), graces };
  return { body: { ...body, startedAt: now, ...clocks }, plan: run.begin(), isStart: true, run };
};
