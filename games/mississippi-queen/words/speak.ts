import { type CommonPhrases, commonWords, listed } from '@showboat/engine';
import { ROSE } from '../rules/state';
import { type EventPhrases, describeEvent, joinPhrases } from './events';
import { type MovePhrases, describeMove } from './moves';
import { givenName } from './ship-names';
import { notePlace } from './spots';
import { type TablePhrases, describeStatus } from './table';
import { describeTask } from './tasks';
import type { ViewPhrases, Words } from './words';

export interface ShipPhrases {
  /** The Black Rose within a sentence and as a title; the other ships have their names. */
  readonly rose: string;
  readonly roseTitle: string;
  /** Chance, as a title. */
  readonly river: string;
  readonly and: string;
}

/** What a language gives to a table. */
export interface Phrases extends CommonPhrases<ViewPhrases> {
  readonly ships: ShipPhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly table: TablePhrases;
}

/** Within a sentence, and as its subject. */
export const shipNamers = (ships: ShipPhrases): Pick<Words, 'nameShip' | 'nameMover'> => ({
  nameShip: (id) => (id === ROSE ? ships.rose : givenName(id)),
  nameMover: (who) => (who === 'chance' ? ships.river : who === ROSE ? ships.roseTitle : givenName(who)),
});

export const speak = (phrases: Phrases): Words => {
  const { ships, moves, events, table } = phrases;
  const { nameShip, nameMover } = shipNamers(ships);
  return {
    ...commonWords(phrases),
    nameShip,
    nameMover,
    nameSeat: (state, seat) =>
      listed(
        state.ships.filter((ship) => ship.seat === seat).map(({ id }) => nameShip(id)),
        ships.and,
      ),
    describeMove: (state, move) => describeMove(moves, state, move),
    describeEvent: (state, move, after, past) => describeEvent(events, state, move, after, past),
    joinPhrases: (who, what) => joinPhrases(events, nameMover(who), what, ships.and),
    describeStatus: (state) => describeStatus(table, state),
    describeTask: (state, seat) => describeTask(table.tasks, state, seat),
    notePlace: (state, ship) => notePlace(table.places, state, ship),
  };
};
