import { ANTE_PARTS } from '../rules/numbers';
import type { Move, Walk } from '../rules/moves';
import { type Dumpster, HOMES, NO_TILE, type Pose, type State, boardIn, firstCat } from '../rules/state';
import { type NamePhrases, type NameSeat, nameRoof, sayPayment } from './names';

/** Entries of a menu, infinitives or commands as the language has them in menus. Roofs and payments come as words. */
export interface MovePhrases {
  /** `roofs` are those of the tile under a home dumpster. */
  dive(dumpster: Dumpster, cans: number, roofs: readonly [string, string] | undefined): string;
  poor(income: number): string;
  place(pose: Pose, one: string, other: string): string;
  lay(one: string, other: string, isDeluxe: boolean): string;
  shelter(roof: string): string;
  readonly declineCatwalk: string;
  readonly declineShelter: string;
  walk(pose: Pose, from: string, to: string, payment: string, isMeeting: boolean): string;
  readonly end: string;
  first(name: string): string;
  turnUp(dumpster: Dumpster, one: string, other: string): string;
}

type RoofNames = readonly [string, string];

export const namesOfTile = (names: NamePhrases, state: State, tile: number): RoofNames => {
  const [one, other] = boardIn(state).tileEnds[tile];
  return [nameRoof(names, state, one), nameRoof(names, state, other)];
};

export const namesOfGap = (names: NamePhrases, state: State, gap: number): RoofNames => {
  const [one, other] = boardIn(state).gapEnds[gap];
  return [nameRoof(names, state, one), nameRoof(names, state, other)];
};

/** The tile under a home dumpster, as long as it lies there. */
export const tileUnder = ({ open }: State, dumpster: Dumpster): number | undefined =>
  dumpster < HOMES && open[dumpster] !== NO_TILE ? open[dumpster] : undefined;

/** What a dive would bring. */
export const cansIn = ({ dumpsters, options }: State, dumpster: Dumpster): number =>
  dumpsters[dumpster] + options.ante / ANTE_PARTS;

export const isMeeting = ({ players, turn }: State, { pose, from, to }: Walk): boolean => {
  const first = firstCat(pose);
  const [one, other] = players[turn].cats.slice(first, first + 2);
  return (one === from && other === to) || (one === to && other === from);
};

/** Where a pair is placed; a moment that does not place one is given the first open tile, for moves that are refused. */
export const roofsToPlace = (names: NamePhrases, state: State): RoofNames => {
  const dumpster = state.phase.kind === 'placing' ? state.phase.dumpster : 0;
  return namesOfTile(names, state, tileUnder(state, dumpster) ?? 0);
};

/** Also for moves that the rules refuse. */
export const describeMove = (phrases: MovePhrases, names: NamePhrases, nameOf: NameSeat, state: State, move: Move): string => {
  switch (move.kind) {
    case 'dive': {
      const tile = tileUnder(state, move.dumpster);
      const roofs = tile === undefined ? undefined : namesOfTile(names, state, tile);
      return phrases.dive(move.dumpster, cansIn(state, move.dumpster), roofs);
    }
    case 'poor':
      return phrases.poor(state.options.pauperIncome);
    case 'place':
      return phrases.place(move.pose, ...roofsToPlace(names, state));
    case 'lay':
      return phrases.lay(...namesOfGap(names, state, move.gap), move.isDeluxe);
    case 'shelter':
      return phrases.shelter(nameRoof(names, state, move.roof));
    case 'decline':
      return state.phase.kind === 'sheltering' ? phrases.declineShelter : phrases.declineCatwalk;
    case 'walk': {
      const [from, to] = [nameRoof(names, state, move.from), nameRoof(names, state, move.to)];
      return phrases.walk(move.pose, from, to, sayPayment(names, nameOf, move.pays), isMeeting(state, move));
    }
    case 'end':
      return phrases.end;
    case 'first':
      return phrases.first(nameOf(move.seat));
    case 'turn-up':
      return phrases.turnUp(move.dumpster, ...namesOfTile(names, state, move.tile));
  }
};
