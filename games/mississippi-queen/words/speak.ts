import { type Language, listed, sayEnding, sayReason, sayRefusal } from '@showboat/engine';
import { ROSE } from '../rules/state';
import { type EventPhrases, describeEvent, joinPhrases } from './events';
import { type MovePhrases, describeMove } from './moves';
import type { ReasonPhrases, RefusalPhrases } from './phrases';
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

/** What a language gives to a table: sentences, and no rule of what to say when. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly ships: ShipPhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly refusals: RefusalPhrases;
  readonly reasons: ReasonPhrases;
  readonly table: TablePhrases;
  readonly view: ViewPhrases;
}

export const speak = (phrases: Phrases): Words => {
  const { language, title, ships, moves, events, refusals, reasons, table, view } = phrases;
  const nameMover: Words['nameMover'] = (who) =>
    who === 'chance' ? ships.river : who === ROSE ? ships.roseTitle : givenName(who);
  const nameShip: Words['nameShip'] = (id) => (id === ROSE ? ships.rose : givenName(id));
  return {
    language,
    title,
    phrases: view,
    nameShip,
    nameMover,
    nameSeat: (state, seat) =>
      listed(
        state.ships.filter((ship) => ship.seat === seat).map(({ id }) => nameShip(id)),
        ships.and,
      ),
    sayRefusal: (refusal) => sayRefusal(refusals, refusal),
    describeMove: (state, move) => describeMove(moves, state, move),
    describeEvent: (state, move, after) => describeEvent(events, state, move, after),
    joinPhrases: (who, what) => joinPhrases(events, nameMover(who), what, ships.and),
    sayEnding: (ending) => sayEnding(table.endings, ending),
    sayReason: (reason) => sayReason(reasons, reason),
    describeStatus: (state) => describeStatus(table, state),
    describeTask: (state, seat) => describeTask(table.tasks, state, seat),
    notePlace: (state, ship) => notePlace(table.places, state, ship),
  };
};
