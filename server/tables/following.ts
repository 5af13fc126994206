import { facesOf } from './audience';
import type { Cell, Reader } from './cell';
import { Fault } from './fault';
import { withLine } from './grace';
import type { House } from './house';
import { type PlayerReader, yourTurn } from './hub';
import { lineOf } from './lines';
import { everyTableOf } from './lists';
import { type Body, type Table, seatOf } from './table';

/** Whether somebody follows the table here. */
const isHere = ({ readers }: Cell, player: string): boolean => [...readers].some((reader) => reader.player === player);

export interface Following {
  /** Clocks stand and run by who has a line: what is known here is stored; `lost`: somebody who may have none any more. */
  noteLines(id: string, lost?: string): void;
  /** Follows the table from this number on, or from the present. The answer ends it. */
  follow(id: string, after: number | undefined, open: (from: number) => Reader): Promise<() => void>;
  /** Follows all tables of a player. */
  followAll(player: string, reader: PlayerReader): Promise<() => void>;
}

/** Everybody who has a browser here now has a line. */
export const withLines = ({ body, settings }: Table, { readers }: Cell, now: number): Body =>
  [...readers].reduce(
    (told, { player, isBrowser }) =>
      isBrowser && player !== undefined ? withLine(told, settings.pace, player, 'here', now) : told,
    body,
  );

/** As much as somebody reads who comes back. */
const CHAT_KEPT = 100;

export const createFollowing = (house: House): Following => {
  const { cells, audience, hub, others, store, isClosing, now } = house;

  /** Clocks stand and run by it. Where it cannot be stored now, the clock simply runs. */
  const noteLines = (id: string, lost?: string): void => {
    const noted = cells.change(id, (table, cell) => {
      if (table.row.status === 'over') return undefined;
      const body = withLines(table, cell, now());
      const isLost = lost !== undefined && !facesOf(cell).isPresent(lost);
      return { body: isLost ? withLine(body, table.settings.pace, lost, 'lost', now()) : body };
    });
    noted.catch(() => undefined);
  };

  return {
    noteLines,
    follow: async (id, after, open) => {
      // A store that does not answer takes nothing but old talk away.
      const kept = await store.chat(id, CHAT_KEPT).catch(() => []);
      const said = kept.filter(({ seat }) => seat !== undefined);
      const cell = await cells.read(id);
      const { run } = cell.table;
      const seq = run?.seq ?? 0;
      if (after !== undefined && after > seq)
        throw new Fault('stale', `The table is at number ${seq}, not ${after}.`, { field: 'after', seq });
      const from = after ?? seq;
      const reader = open(from);
      reader.cursor = from;
      const wasPresent = reader.player !== undefined && facesOf(cell).isPresent(reader.player);
      const isPerson = seatOf(cell.table.body, reader.player) !== undefined;
      if (reader.player !== undefined && !isHere(cell, reader.player)) others.here(id, reader.player, true);
      cell.readers.add(reader);
      // People read what was said while they were away; programs are told from now on, onlookers as well.
      audience.welcome(cell, reader, isPerson && reader.isBrowser ? said : []);
      if (isPerson && !wasPresent) audience.tell(cell, true, reader);
      if (isPerson) noteLines(id);
      return () => {
        if (!cell.readers.delete(reader)) return;
        cell.usedAt = now();
        const { player } = reader;
        if (player === undefined || isHere(cell, player)) return;
        others.here(id, player, false);
        if (facesOf(cell).isPresent(player)) return;
        if (isPerson) audience.tell(cell, true);
        // With a server that goes down nobody has lost their line by themselves.
        if (reader.isBrowser && !isClosing()) noteLines(id, player);
      };
    },
    followAll: async (player, reader) => {
      // What happens while the tables are being read comes after them, and a turn that is in both is told once.
      const meanwhile: string[] = [];
      let isListed = false;
      const write = (line: string): void => void (isListed ? reader.write(line) : meanwhile.push(line));
      if (!hub.follows(player)) others.here(null, player, true);
      const quit = hub.join(player, { write, end: reader.end });
      const leave = (): void => {
        quit();
        if (!hub.follows(player)) others.here(null, player, false);
      };
      try {
        const rows = await everyTableOf(house, player, 'running');
        const turns = rows.filter(({ waitsFor }) => waitsFor === player).map(yourTurn);
        const waiting = new Set(turns.map(lineOf));
        for (const turn of turns) hub.markTold(player, turn);
        for (const line of [...waiting, ...meanwhile.filter((one) => !waiting.has(one))]) reader.write(line);
        isListed = true;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
};
