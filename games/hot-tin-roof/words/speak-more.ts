import { type CallSeat, type MoreWords, optionWords } from '@showboat/engine';
import type { State } from '../rules/state';
import { type FieldPhrases, sayField } from './fields';
import type { OptionPhrases, RefusalPhrases } from './phrases';
import { seatNamer } from './names';
import { sayRefusal } from './refusals';
import type { Phrases } from './speak';
import { type SurroundingPhrases, describeSurroundings } from './surroundings';
import { answer, describeTable, drawNear } from './terminal';

/** What a language adds for setting up a table, opening a position or a board, and playing without seeing it. */
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
    sayRefusal: (refusal) => sayRefusal({ phrases: refusals, names, nameOf, isTyped: true }, refusal, sayField(fields, refusal)),
    describeSurroundings: (state, seat) => describeSurroundings(surroundings, names, table, nameOf, state, seat),
    drawNear,
    describeTable: (state, seat) => describeTable(surroundings, names, table, nameOf, state, seat),
    answer: (state, question) => answer(table, names, nameOf, state, question),
    questionHint: surroundings.questionHint,
    ...optionWords(options),
    withNames: (called) => speakMore(phrases, called),
  };
};
