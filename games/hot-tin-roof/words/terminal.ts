import type { Seat } from '@showboat/engine';
import { draw } from '../rules/draw';
import { type State, boardIn } from '../rules/state';
import { type NamePhrases, type NameSeat, nameRoof } from './names';
import { type SurroundingPhrases, catLines, dumpsterLines } from './surroundings';
import { type TablePhrases, describeRoof, standingOf } from './table';

// The table in lines of text, and questions that are typed.

export const drawNear = (state: State): string => draw(state);

export const describeTable = (
  surroundings: SurroundingPhrases,
  names: NamePhrases,
  table: TablePhrases,
  nameOf: NameSeat,
  state: State,
  seat: Seat,
): readonly string[] => [
  surroundings.headings.dumpsters,
  ...dumpsterLines(surroundings, names, state).map((line) => `  ${line}`),
  surroundings.headings.cats,
  ...catLines(surroundings, names, state, seat).map((line) => `  ${line}`),
  ...state.players.map((_, one) => `${one === seat ? '*' : ' '} ${table.standing(standingOf(names, nameOf, state, one))}`),
];

/** "How does Teapot Terrace stand?" */
export const answer = (
  table: TablePhrases,
  names: NamePhrases,
  nameOf: NameSeat,
  state: State,
  question: string,
): string | undefined => {
  const asked = question.trim().toLowerCase();
  const roof = boardIn(state).roofs.findIndex((id, i) => id === asked || nameRoof(names, state, i).toLowerCase() === asked);
  return roof < 0 ? undefined : describeRoof(table, names, nameOf, state, roof);
};
