import { type MoreWords, optionWords, sayRefusal } from '@showboat/engine';
import type { State } from '../rules/state';
import { type FieldPhrases, sayField } from './fields';
import type { OptionPhrases, RefusalPhrases } from './phrases';
import { type Phrases, shipNamers } from './speak';
import { type SurroundingPhrases, describeSurroundings } from './surroundings';
import { type TerminalPhrases, answer, describeTable, drawNear } from './terminal';

/** What a language adds for setting up a table, opening a position, and playing without seeing the board. */
export interface MorePhrases extends Pick<Phrases, 'ships' | 'table'> {
  readonly refusals: RefusalPhrases;
  readonly fields: FieldPhrases;
  readonly options: OptionPhrases;
  readonly surroundings: SurroundingPhrases;
  readonly terminal: TerminalPhrases;
}

export const speakMore = (phrases: MorePhrases): MoreWords<State> => {
  const { ships, refusals, table, fields, options, surroundings, terminal } = phrases;
  const say: MoreWords<State>['sayRefusal'] = (refusal) => sayRefusal(refusals, refusal, sayField(fields, refusal));
  return {
    sayRefusal: say,
    describeSurroundings: (state, seat) => describeSurroundings({ surroundings, table, ...shipNamers(ships) }, state, seat),
    drawNear,
    describeTable: (state, seat) => describeTable(terminal, table, state, seat),
    answer: (state, question) => answer(terminal, state, question, say),
    questionHint: terminal.questionHint,
    ...optionWords(options),
  };
};
