import type { Disclosure, Export, State as StateAnswer } from '@showboat/protocol';
import type { TableRow } from '../store/store';
import { botName } from './bot-names';
import { createCell, loadCell } from './cell';
import { optionsShown } from './create';
import { Fault } from './fault';
import { type House, entryOf } from './house';
import { everyTableOf } from './lists';
import { runOf } from './moves';
import { actorShown, nameIn } from './shown';
import { saltsOf } from './start';
import { botAt, seatOf } from './table';

/** What can be read of a game, by whoever may read it. */
export interface Archive {
  state(id: string, player: string | undefined): Promise<StateAnswer>;
  record(id: string, player: string | undefined): Promise<string>;
  disclosure(id: string): Promise<Disclosure>;
  /** All tables of a player with their records, to take along. */
  everything(player: string): Promise<Export['tables']>;
}

export const createArchive = (house: House): Archive => {
  const { cells, catalog, store } = house;

  const exported = async (row: TableRow, player: string): Promise<Export['tables'][number]> => {
    // Not by way of the memory for tables: hundreds of finished games have no business there.
    const known = cells.find(row.id);
    const isLatest = known?.table !== undefined && known.table.row.version >= row.version;
    const cell = known && isLatest ? known : createCell(row.id);
    const table = cell.table ?? (await loadCell(cell, store, catalog));
    const seats = table?.body.seats ?? [];
    return {
      id: row.id,
      game: row.game,
      status: row.status,
      createdAt: new Date(row.createdAt).toISOString(),
      names: seats.map((holder, seat) => {
        if (holder.kind === 'open') return null;
        return holder.kind === 'bot' ? botName(row.id, seat) : nameIn(cell, holder.player);
      }),
      record: table?.run?.record(seatOf(table.body, player)) ?? null,
    };
  };

  return {
    everything: async (player) => {
      const tables: Export['tables'] = [];
      for (const row of await everyTableOf(house, player)) tables.push(await exported(row, player));
      return tables;
    },
    state: async (id, player) => {
      const { table } = await cells.read(id);
      const run = runOf(table);
      const seat = seatOf(table.body, player);
      const actor = actorShown(table);
      return {
        seq: run.seq,
        actor,
        you: seat ?? null,
        line: run.line(),
        position: run.position(seat) ?? null,
        // While a bot keeps the seat it decides, and no move of its player would be taken.
        legal: actor === null || botAt(table, actor) ? [] : [...run.legal(seat)],
        picture: run.picture(seat),
      };
    },
    record: async (id, player) => {
      const { table } = await cells.read(id);
      return runOf(table).record(seatOf(table.body, player));
    },
    disclosure: async (id) => {
      const { table } = await cells.read(id);
      const run = runOf(table);
      if (table.row.status !== 'over') throw new Fault('wrong-time', 'The game is not over.');
      const { settings, body } = table;
      return {
        table: id,
        seed: settings.seed,
        commitment: settings.commitment,
        salts: [...saltsOf(body)],
        rules: settings.rules,
        options: entryOf(house, table).use(({ game }) => optionsShown(game.options, settings.options)),
        draws: run.draws().map(({ seq, chances, token }, index) => ({
          seq,
          index,
          chances: chances.map(([what, weight]): [string, number] => [what, weight]),
          token,
        })),
        record: run.record(undefined),
      };
    },
  };
};
