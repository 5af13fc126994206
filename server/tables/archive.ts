import type { Disclosure, State as StateAnswer } from '@showboat/protocol';
import { optionsShown } from './create';
import { Fault } from './fault';
import { type House, entryOf } from './house';
import { runOf } from './moves';
import { actorShown } from './shown';
import { saltsOf } from './start';
import { seatOf } from './table';

/** What can be read of a game, by whoever may read it. */
export interface Archive {
  state(id: string, player: string | undefined): Promise<StateAnswer>;
  record(id: string, player: string | undefined): Promise<string>;
  disclosure(id: string): Promise<Disclosure>;
}

export const createArchive = (house: House): Archive => {
  const { cells } = house;
  return {
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
        legal: actor === null ? [] : [...run.legal(seat)],
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
        options: entryOf(house, table.row.game).use(({ game }) => optionsShown(game.options, settings.options)),
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
