import { type CallSeat, type CommonPhrases, commonWords } from '@showboat/engine';
import { type EventPhrases, describeEvent, joinPhrases } from './events';
import { type MovePhrases, describeMove } from './moves';
import { type NamePhrases, nameAmong, nameCard, nameCity, nameMover, nameSeat, seatNamer } from './names';
import { type TablePhrases, describeCity, describeStatus } from './table';
import { describeTask } from './tasks';
import type { ViewPhrases, Words } from './words';

/** What a language gives to a table. */
export interface Phrases extends CommonPhrases<ViewPhrases> {
  readonly names: NamePhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly table: TablePhrases;
}

export const speak = (phrases: Phrases, call?: CallSeat): Words => {
  const { names, moves, events, table } = phrases;
  const nameOf = seatNamer(names, call);
  return {
    ...commonWords(phrases),
    nameCity,
    nameCard: (card) => nameCard(names, card),
    nameAmong: (cards, card) => nameAmong(names, cards, card),
    nameMover: (who) => nameMover(names, who),
    nameSeat: (_state, seat) => nameSeat(names, seat),
    describeMove: (state, move) => describeMove(moves, names, nameOf, state, move),
    describeEvent: (state, move, after) => describeEvent(events, nameOf, state, move, after),
    joinPhrases: (who, what) => joinPhrases(events, nameMover(names, who, nameOf), what, names.and),
    describeStatus: (state) => describeStatus(table, state),
    describeTask: (state, seat) => describeTask(table.tasks, nameOf, state, seat),
    describeCity: (state, city) => describeCity(table, nameOf, state, city),
    withNames: (called) => speak(phrases, called),
  };
};
