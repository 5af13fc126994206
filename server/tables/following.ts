import { facesOf } from './audience';
import type { Reader } from './cell';
import { Fault } from './fault';
import type { House } from './house';
import { type PlayerReader, yourTurn } from './hub';
import { lineOf } from './lines';
import { everyTableOf } from './lists';
import { seatOf } from './table';

export interface Following {
  /** Follows the table from this number on, or from the present. The answer ends it. */
  follow(id: string, after: number | undefined, open: (from: number) => Reader): Promise<() => void>;
  /** Follows all tables of a player. */
  followAll(player: string, reader: PlayerReader): Promise<() => void>;
}

export const createFollowing = (house: House): Following => {
  const { cells, audience, hub, now } = house;
  return {
    follow: async (id, after, open) => {
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
      cell.readers.add(reader);
      audience.welcome(cell, reader);
      if (isPerson && !wasPresent) audience.tell(cell, true, reader);
      return () => {
        if (!cell.readers.delete(reader)) return;
        cell.usedAt = now();
        if (isPerson && reader.player !== undefined && !facesOf(cell).isPresent(reader.player)) audience.tell(cell, true);
      };
    },
    followAll: async (player, reader) => {
      const leave = hub.join(player, reader);
      try {
        for (const row of await everyTableOf(house, player, 'running')) {
          if (row.waitsFor === player) reader.write(lineOf(yourTurn(row)));
        }
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
};
