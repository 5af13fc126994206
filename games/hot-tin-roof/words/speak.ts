import { type CallSeat, type CommonPhrases, commonWords } from '@showboat/engine';
import { type EventPhrases, describeEvent, joinPhrases } from './events';
import { type MovePhrases, describeMove } from './moves';
import { type NamePhrases, nameMover, nameRoof, nameSeat, sayPayment, seatNamer } from './names';
import { type TablePhrases, describeRoof, describeStatus, warnOfAnte } from './table';
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
    nameRoof: (state, roof) => nameRoof(names, state, roof),
    nameDumpster: (dumpster) => names.dumpster(dumpster),
    nameMover: (who) => nameMover(names, who),
    nameSeat: (_state, seat) => nameSeat(names, seat),
    describeMove: (state, move) => describeMove(moves, names, nameOf, state, move),
    describeEvent: (state, move, after) => describeEvent({ phrases: events, names, nameOf }, state, move, after),
    joinPhrases: (who, what) => joinPhrases(nameMover(names, who, nameOf), what, names.and),
    describeStatus: (state) => describeStatus(table, state),
    describeTask: (state, seat) => describeTask(table.tasks, nameOf, state, seat),
    describeRoof: (state, roof) => describeRoof(table, names, nameOf, state, roof),
    sayPayment: (pays) => sayPayment(names, nameOf, pays),
    warnOfAnte: (state, cansLeft) => warnOfAnte(table, state, cansLeft),
    withNames: (called) => speak(phrases, called),
  };
};
