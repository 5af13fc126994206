import type { Seat } from '@showboat/engine';
import { citiesFor, findCity } from '../rules/cities';
import { draw } from '../rules/draw';
import type { State } from '../rules/state';
import { view } from '../rules/view';
import type { NameSeat } from './names';
import { type SurroundingPhrases, handLines, standingOf } from './surroundings';
import { type TablePhrases, describeCity } from './table';

// The table in lines of text, and questions that are typed.

/** Only what the seat may see, even if given the full state. */
export const drawNear = (state: State, seat: Seat): string => draw(view(state, seat));

export const describeTable = (
  surroundings: SurroundingPhrases,
  table: TablePhrases,
  nameOf: NameSeat,
  state: State,
  seat: Seat,
): readonly string[] => {
  const seen = view(state, seat);
  return [
    surroundings.headings.hand,
    ...handLines(surroundings, seen, seat).map((line) => `  ${line}`),
    ...seen.players.map((_, one) => `${one === seat ? '*' : ' '} ${table.standing(standingOf(seen, one), nameOf(one))}`),
  ];
};

/** "How does Roma stand?" */
export const answer = (table: TablePhrases, nameOf: NameSeat, state: State, question: string): string | undefined => {
  const city = findCity(question.trim().toLowerCase());
  return citiesFor(state.options.seats).includes(city) ? describeCity(table, nameOf, state, city) : undefined;
};
