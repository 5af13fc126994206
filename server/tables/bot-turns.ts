import type { House } from './house';
import { actorShown } from './shown';
import { type SeatBot, botAt } from './table';

export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly seq: number;
  readonly seat: number;
  readonly bot: SeatBot;
  readonly view: (isRemembering: boolean) => unknown;
  readonly legal: readonly string[];
}

export interface BotTurns {
  /** Whether this server has the rules of the table. */
  canPlay(id: string): Promise<boolean>;
  /** What a bot is to decide on now, if one is. */
  botTask(id: string): Promise<BotTask | undefined>;
  playAsBot(task: BotTask, moves: readonly unknown[]): Promise<void>;
}

export const createBotTurns = ({ cells }: House): BotTurns => ({
  canPlay: async (id) => {
    const { table } = await cells.read(id);
    return table.row.status !== 'running' || table.run !== undefined;
  },
  botTask: async (id) => {
    const { table } = await cells.read(id);
    const { run, row, settings } = table;
    const seat = actorShown(table);
    const bot = seat === null ? undefined : botAt(table, seat);
    if (!run || !bot || seat === null) return undefined;
    const view = (isRemembering: boolean): unknown => run.known(seat, isRemembering);
    return { table: id, game: row.game, rules: settings.rules, seq: run.seq, seat, bot, view, legal: run.legal(seat) };
  },
  playAsBot: async ({ table: id, seq, seat, legal }, moves) => {
    await cells.change(id, (table) => {
      const { run, body } = table;
      // The table has moved on, its player is back, or a takeback is asked for: after a no, or silence, the bot is asked again.
      if (body.asked || !run || run.seq !== seq || run.actor !== seat || !botAt(table, seat)) return undefined;
      const plan = run.play(seat, moves.length > 0 ? run.tokensOf(moves) : [legal[0]]);
      if (!('entries' in plan)) throw new Error(`a bot made an illegal move at table ${id}`);
      return { body, plan };
    });
  },
});
