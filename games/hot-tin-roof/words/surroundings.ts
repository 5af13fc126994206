import type { Paragraph, Seat } from '@showboat/engine';
import { DUMPSTERS, type Dumpster, type State, boardIn } from '../rules/state';
import { namesOfTile, tileUnder } from './moves';
import { type NamePhrases, type NameSeat, nameRoof } from './names';
import { type TablePhrases, describeRoof, standingOf } from './table';

/** For players who do not see the board. */
export interface SurroundingPhrases {
  readonly headings: {
    readonly dumpsters: string;
    readonly cats: string;
    readonly roofs: string;
    readonly players: string;
  };
  readonly noCats: string;
  /** `roofs` are those of the tile below. */
  dumpster(dumpster: Dumpster, cans: number, roofs: readonly [string, string] | undefined): string;
  /** What may be asked about, as it is typed. */
  readonly questionHint: string;
}

export const dumpsterLines = (phrases: SurroundingPhrases, names: NamePhrases, state: State): readonly string[] =>
  DUMPSTERS.map((_, dumpster) => {
    const tile = tileUnder(state, dumpster);
    const roofs = tile === undefined ? undefined : namesOfTile(names, state, tile);
    return phrases.dumpster(dumpster, state.dumpsters[dumpster], roofs);
  });

/** The own cats with the words that are typed for them. */
export const catLines = (phrases: SurroundingPhrases, names: NamePhrases, state: State, seat: Seat): readonly string[] => {
  const { roofs } = boardIn(state);
  const lines = (state.players[seat]?.cats ?? []).flatMap((roof, cat) =>
    roof < 0
      ? []
      : [`${cat < 2 ? 's' : 'l'}:${roofs[roof]}: ${names.poses[cat < 2 ? 's' : 'l']}, ${nameRoof(names, state, roof)}`],
  );
  return lines.length > 0 ? lines : [phrases.noCats];
};

export const describeSurroundings = (
  phrases: SurroundingPhrases,
  names: NamePhrases,
  table: TablePhrases,
  nameOf: NameSeat,
  state: State,
  seat: Seat,
): readonly Paragraph[] => {
  const { headings } = phrases;
  return [
    { heading: headings.dumpsters, lines: dumpsterLines(phrases, names, state) },
    { heading: headings.cats, lines: catLines(phrases, names, state, seat) },
    { heading: headings.roofs, lines: boardIn(state).roofs.map((_, roof) => describeRoof(table, names, nameOf, state, roof)) },
    { heading: headings.players, lines: state.players.map((_, one) => table.standing(standingOf(names, nameOf, state, one))) },
  ];
};
