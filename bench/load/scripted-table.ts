import { type LiveTable, createProgress } from './live-table';
import { SEATS, type Script, type Turn } from './script';

/** How moves are sent: each as a message of its own, as those who click send them, or whole turns in one message. */
export type Form = 'moves' | 'turns';

/** Where a game is played as it was written. */
export interface ScriptedTable extends LiveTable {
  /** The seat was told everything up to this count. */
  hear(seat: number, count: number): void;
}

/** Sends moves of a turn and says up to which count a seat must hear to know of them. */
export type Send = (turn: Turn, tokens: readonly string[]) => number;

export const createScriptedTable = ({ turns }: Script, form: Form, send: Send): ScriptedTable => {
  const progress = createProgress(SEATS, () => table.onArrival());
  let at = 0;
  let wanted = 0;
  const table: ScriptedTable = {
    onArrival: () => undefined,
    onReady: () => undefined,
    play: () => {
      if (at === turns.length) return 0;
      const turn = turns[at++];
      progress.begin(turn.seat);
      if (form === 'turns') wanted = send(turn, turn.tokens);
      else for (const token of turn.tokens) wanted = send(turn, [token]);
      return turn.tokens.length;
    },
    hear: (seat, count) => {
      if (count < wanted || progress.isComplete) return;
      progress.arrived(seat);
      if (progress.isComplete) table.onReady();
    },
  };
  return table;
};
