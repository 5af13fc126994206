import { type EventPhrases, describeEvent, joinPhrases } from './events';
import { type MovePhrases, describeMove } from './moves';
import { type NamePhrases, nameCard, nameCity, nameMover, nameSeat } from './names';
import { type ReasonPhrases, sayReason } from './reasons';
import { type RefusalPhrases, sayRefusal } from './refusals';
import { type TablePhrases, describeCity, describeStatus, sayEnding } from './table';
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
    nameCity,
    nameCard: (card) => nameCard(names, card),
    nameMover: (who) => nameMover(names, who),
    nameSeat: (_state, seat) => nameSeat(names, seat),
    sayRefusal: (refusal) => sayRefusal(refusals, refusal),
    describeMove: (state, move) => describeMove(moves, state, move),
    describeEvent: (state, move, after) => describeEvent(events, state, move, after),
    joinPhrases: (who, what, name = nameMover(names, who)) => joinPhrases(events, name, what, names.and),
    sayEnding: (ending) => sayEnding(table, ending),
    sayReason: (reason) => sayReason(reasons, reason),
    describeStatus: (state) => describeStatus(table, state),
    describeTask: (state, seat) => describeTask(table.tasks, state, seat),
    describeCity: (state, city) => describeCity(table, state, city),
  };
};
