import { type EventPhrases, describeEvent, joinPhrases } from './events';
import { type MovePhrases, describeMove } from './moves';
import { type NamePhrases, nameMover, nameRoof, nameSeat, sayPayment } from './names';
import { type ReasonPhrases, sayReason } from './reasons';
import { type RefusalPhrases, sayRefusal } from './refusals';
import { type TablePhrases, describeRoof, describeStatus, sayEnding, warnOfAnte } from './table';
import { describeTask } from './tasks';
import type { Words, WordsLanguage } from './words';

/** What a language gives to a table: sentences, and no rule of what to say when. */
export interface Phrases {
  readonly language: WordsLanguage;
  readonly title: string;
  readonly names: NamePhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly refusals: RefusalPhrases;
  readonly reasons: ReasonPhrases;
  readonly table: TablePhrases;
}

export const speak = (phrases: Phrases): Words => {
  const { language, title, names, moves, events, refusals, reasons, table } = phrases;
  return {
    language,
    title,
    nameRoof: (state, roof) => nameRoof(names, state, roof),
    nameDumpster: (dumpster) => names.dumpster(dumpster),
    nameMover: (who) => nameMover(names, who),
    nameSeat: (_state, seat) => nameSeat(names, seat),
    sayRefusal: (refusal) => sayRefusal(refusals, refusal),
    describeMove: (state, move) => describeMove(moves, names, state, move),
    describeEvent: (state, move, after) => describeEvent(events, names, state, move, after),
    joinPhrases: (who, what, name = nameMover(names, who)) => joinPhrases(name, what, names.and),
    sayEnding: (ending) => sayEnding(table, ending),
    sayReason: (reason) => sayReason(reasons, reason),
    describeStatus: (state) => describeStatus(table, state),
    describeTask: (state, seat) => describeTask(table.tasks, state, seat),
    describeRoof: (state, roof) => describeRoof(table, names, state, roof),
    sayPayment: (pays) => sayPayment(names, pays),
    warnOfAnte: (state, cansLeft) => warnOfAnte(table, state, cansLeft),
  };
};
