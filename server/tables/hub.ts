import type { PlayerEvent } from '@showboat/protocol';
import type { TableRow } from '../store/store';
import { deadlineOf } from './clock';
import { lineOf } from './lines';
import { type Table, parseBody, parseSettings } from './table';

/** One who follows all tables of a player. */
export interface PlayerReader {
  write(line: string): void;
  end(): void;
}

export interface Hub {
  join(player: string, reader: PlayerReader): () => void;
  send(player: string, event: PlayerEvent): void;
  /** What a change of a table means to its people. */
  changed(before: Table, after: Table): void;
  /** Whether somebody follows all tables of the player. */
  follows(player: string): boolean;
  readonly readers: Iterable<PlayerReader>;
  readonly size: number;
}

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

export const yourTurn = (row: TableRow): PlayerEvent => ({
  kind: 'your-turn',
  table: row.id,
  seq: row.seq,
  deadline: iso(deadlineOf(parseBody(row.body), parseSettings(row.settings).pace)),
});

export const isNewTurn = (before: Table, after: Table): boolean =>
  before.body.turn?.seat !== after.body.turn?.seat ||
  before.body.turn?.since !== after.body.turn?.since ||
  before.row.waitsFor !== after.row.waitsFor;

export const createHub = (): Hub => {
  const players = new Map<string, Set<PlayerReader>>();

  const send = (player: string, event: PlayerEvent): void => {
    const readers = players.get(player);
    if (!readers) return;
    const line = lineOf(event);
    for (const reader of readers) reader.write(line);
  };

  return {
    join: (player, reader) => {
      const readers = players.get(player) ?? new Set();
      readers.add(reader);
      players.set(player, readers);
      return () => {
        readers.delete(reader);
        if (readers.size === 0 && players.get(player) === readers) players.delete(player);
      };
    },
    send,
    follows: (player) => players.has(player),
    changed: (before, after) => {
      const { row, body } = after;
      const { id: table, seq, people, waitsFor } = row;
      if (before.row.status === 'gathering' && row.status === 'running')
        for (const player of people) send(player, { kind: 'started', table, seq });
      const { outcome, result = '' } = body;
      if (outcome && !before.body.outcome)
        for (const player of people) send(player, { kind: 'over', table, seq, outcome, result });
      // Most follow their tables, not this: the row is read again only for those who do.
      if (waitsFor !== undefined && players.has(waitsFor) && isNewTurn(before, after)) send(waitsFor, yourTurn(row));
      const { asked } = body;
      if (!asked || before.body.asked) return;
      for (const [seat, holder] of body.seats.entries()) {
        if (seat !== asked.by && holder.kind === 'person')
          send(holder.player, { kind: 'asked', table, by: asked.by, what: 'takeback', to: asked.to });
      }
    },
    get readers() {
      return [...players.values()].flatMap((readers) => [...readers]);
    },
    get size() {
      return [...players.values()].reduce((sum, readers) => sum + readers.size, 0);
    },
  };
};
