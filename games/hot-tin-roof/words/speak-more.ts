import { type FieldPhrases, sayField } from './fields';
import { type OptionPhrases, sayOption, sayOptionValue, sayPreset } from './options';
import { sayRefusal } from './refusals';
import type { Phrases } from './speak';
import { type SurroundingPhrases, describeSurroundings } from './surroundings';
import { type TerminalPhrases, answer, describeTable, drawNear } from './terminal';
import type { MoreWords } from './words';

/** What a language gives besides, to those who set up a table, bring a position or a board, or play without seeing it. */
export interface MorePhrases extends Pick<Phrases, 'names' | 'refusals' | 'table'> {
  readonly fields: FieldPhrases;
  readonly options: OptionPhrases;
  readonly surroundings: SurroundingPhrases;
  readonly terminal: TerminalPhrases;
}

export const speakMore = (phrases: MorePhrases): MoreWords => {
  const { names, refusals, table, fields, options, surroundings, terminal } = phrases;
  return {
    sayRefusal: (refusal) => sayRefusal(refusals, refusal, sayField(fields, refusal)),
    describeSurroundings: (state, seat) => describeSurroundings(surroundings, names, table, state, seat),
    drawNear,
    describeTable: (state, seat) => describeTable(surroundings, names, table, state, seat),
    answer: (state, question) => answer(table, names, state, question),
    questionHint: terminal.questionHint,
    option: (key) => sayOption(options, key),
    optionValue: (key, value) => sayOptionValue(options, key, value),
    preset: (id) => sayPreset(options, id),
  };
};
