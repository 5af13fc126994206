import type { PlayerEvent } from '@showboat/protocol';
import type { TableRow } from '../store/store';
import { deadlineOf } from './clock';
import { lineOf } from './lines';
import { type Table, askedAnew, parseBody, parseSettings } from './table';

/** One who follows all tables of a player. */
export interface PlayerReader {
  write(line: string): void;
  end(): void;
}

type Event = readonly [player: string, event: PlayerEvent];

export interface Hub {
  join(player: string, reader: PlayerReader): () => void;
  send(player: string, event: PlayerEvent): void;
  /** As `send`, unless this was told already: the same thing may be heard from another server and seen in the store. */
  sendOnce(player: string, event: PlayerEvent): void;
  /** This was told to the player in another way. */
  markTold(player: string, event: PlayerEvent): void;
  /** It is the player's turn, as the store says: told, if nothing was told about that moment. */
  remind(player: string, turn: PlayerEvent): void;
  /** What a change of a table means to its people; `isAll`: also to those who follow nothing here. */
  eventsOf(before: Table, after: Table, isAll: boolean): readonly Event[];
  /** Those who follow all their tables here. */
  readonly followers: Iterable<string>;
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

/** How many things about one table are remembered as told. */
const REMEMBERED = 8;

const keyOf = (event: PlayerEvent): string => (event.kind === 'started' || event.kind === 'over' ? event.kind : lineOf(event));

const turnOf = ({ row: { id: table, seq }, body, settings }: Table): PlayerEvent => ({
  kind: 'your-turn',
  table,
  seq,
  deadline: iso(deadlineOf(body, settings.pace)),
});

export const createHub = (): Hub => {
  const players = new Map<string, { readonly readers: Set<PlayerReader>; readonly told: Map<string, string[]> }>();

  const markTold = (player: string, event: PlayerEvent): void => {
    const told = players.get(player)?.told;
    if (!told || event.kind === 'ping' || event.kind === 'bye') return;
    told.set(event.table, [...(told.get(event.table) ?? []).slice(1 - REMEMBERED), keyOf(event)]);
  };

  const send = (player: string, event: PlayerEvent): void => {
    const follower = players.get(player);
    if (!follower) return;
    markTold(player, event);
    const line = lineOf(event);
    for (const reader of follower.readers) reader.write(line);
  };

  return {
    join: (player, reader) => {
      const follower = players.get(player) ?? { readers: new Set(), told: new Map() };
      follower.readers.add(reader);
      players.set(player, follower);
      return () => {
        follower.readers.delete(reader);
        if (follower.readers.size === 0 && players.get(player) === follower) players.delete(player);
      };
    },
    send,
    markTold,
    sendOnce: (player, event) => {
      if (event.kind === 'ping' || event.kind === 'bye') return;
      if (!players.get(player)?.told.get(event.table)?.includes(keyOf(event))) send(player, event);
    },
    remind: (player, turn) => {
      if (turn.kind !== 'your-turn') return;
      const told = players.get(player)?.told.get(turn.table) ?? [];
      // Its deadline may have changed since: that is no new turn.
      if (!told.some((key) => key.startsWith('{') && JSON.parse(key).seq === turn.seq)) send(player, turn);
    },
    follows: (player) => players.has(player),
    eventsOf: (before, after, isAll) => {
      const { row, body } = after;
      const { id: table, seq, people, waitsFor } = row;
      const events: Event[] = [];
      if (before.row.status === 'gathering' && row.status === 'running')
        for (const player of people) events.push([player, { kind: 'started', table, seq }]);
      const { outcome, result = '' } = body;
      if (outcome && !before.body.outcome)
        for (const player of people) events.push([player, { kind: 'over', table, seq, outcome, result }]);
      // Most follow their tables, not this.
      if (waitsFor !== undefined && (isAll || players.has(waitsFor)) && isNewTurn(before, after))
        events.push([waitsFor, turnOf(after)]);
      const asked = askedAnew(before.body, body);
      if (!asked) return events;
      for (const [seat, holder] of body.seats.entries()) {
        if (seat !== asked.by && holder.kind === 'person')
          events.push([holder.player, { kind: 'asked', table, by: asked.by, what: 'takeback', to: asked.to }]);
      }
      return events;
    },
    get followers() {
      return players.keys();
    },
    get readers() {
      return [...players.values()].flatMap(({ readers }) => [...readers]);
    },
    get size() {
      return [...players.values()].reduce((sum, { readers }) => sum + readers.size, 0);
    },
  };
};
