import { type CallSeat, type MoreWords, optionWords, sayRefusal } from '@showboat/engine';
import type { State } from '../rules/state';
import { type FieldPhrases, sayField } from './fields';
import type { OptionPhrases, RefusalPhrases } from './phrases';
import { seatNamer } from './names';
import type { Phrases } from './speak';
import { type SurroundingPhrases, describeSurroundings } from './surroundings';
import { answer, describeTable, drawNear } from './terminal';

/** What a language adds for setting up a table, opening a position, and playing without seeing the board. */
export interface MorePhrases extends Pick<Phrases, 'names' | 'table'> {
  readonly refusals: RefusalPhrases;
  readonly fields: FieldPhrases;
  readonly options: OptionPhrases;
  readonly surroundings: SurroundingPhrases;
}

export const speakMore = (phrases: MorePhrases, call?: CallSeat): MoreWords<State> => {
  const { names, refusals, table, fields, options, surroundings } = phrases;
  const nameOf = seatNamer(names, call);
  return {
    sayRefusal: (refusal) => sayRefusal(refusals, refusal, sayField(fields, refusal)),
    describeSurroundings: (state, seat) => describeSurroundings(surroundings, table, nameOf, state, seat),
    drawNear,
    describeTable: (state, seat) => describeTable(surroundings, table, nameOf, state, seat),
    answer: (state, question) => answer(table, nameOf, state, question),
    questionHint: surroundings.questionHint,
    ...optionWords(options),
    withNames: (called) => speakMore(phrases, called),
  };
};
