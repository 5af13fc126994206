import { type LiveTable, createProgress } from './live-table';
import { SEATS, type Script } from './script';

/** How a peer takes moves: as its users send them, one by one, or whole turns in one message. */
export type Form = 'moves' | 'turns';

/** A table of a peer, where a game of ours is played again. */
export interface ScriptedTable extends LiveTable {
  /** The seat was told that so many messages were carried out. */
  hear(seat: number, messages: number): void;
}

/** `send` is called with the number of messages before this one. */
export const createScriptedTable = (
  { turns }: Script,
  form: Form,
  send: (seat: number, tokens: readonly string[], before: number) => void,
): ScriptedTable => {
  const progress = createProgress(SEATS, () => table.onArrival());
  let at = 0;
  let sent = 0;
  const table: ScriptedTable = {
    onArrival: () => undefined,
    onReady: () => undefined,
    play: () => {
      if (at === turns.length) return 0;
      const { seat, tokens } = turns[at++];
      progress.begin(seat);
      const messages = form === 'turns' ? [tokens] : tokens.map((token) => [token]);
      for (const message of messages) send(seat, message, sent++);
      return tokens.length;
    },
    hear: (seat, messages) => {
      if (messages < sent || progress.isComplete) return;
      progress.arrived(seat);
      if (progress.isComplete) table.onReady();
    },
  };
  return table;
};
