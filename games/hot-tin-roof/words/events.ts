import { type LogEvent, listed } from '@showboat/engine';
import type { Move, Walk } from '../rules/moves';
import { COLOURS, type Dumpster, type Pose, type State } from '../rules/state';
import { cansIn, namesOfGap, namesOfTile, roofsToPlace } from './moves';
import { type NamePhrases, type NameSeat, nameRoof, sayPayment } from './names';

/** What a player does, verb first, so that a name can precede and others can follow it: "takes a fish". Roofs come as words. */
export interface EventPhrases {
  dives(dumpster: Dumpster, cans: number): string;
  isPoor(income: number): string;
  places(pose: Pose, one: string, other: string): string;
  lays(one: string, other: string, isDeluxe: boolean): string;
  shelters(roof: string): string;
  readonly declines: string;
  walks(pose: Pose, from: string, to: string): string;
  /** `payment` names who gets what. */
  pays(payment: string): string;
  /** The pair has met: a fish. */
  meets(pose: Pose, isLast: boolean): string;
  readonly begins: string;
  /** The stack, under a dumpster. */
  turnsUp(dumpster: Dumpster, one: string, other: string): string;
}

interface Told {
  readonly phrases: EventPhrases;
  readonly names: NamePhrases;
  readonly nameOf: NameSeat;
}

const tellWalk = ({ phrases, names, nameOf }: Told, state: State, walk: Walk, after: State): readonly string[] => [
  phrases.walks(walk.pose, nameRoof(names, state, walk.from), nameRoof(names, state, walk.to)),
  ...(walk.pays.some((cans) => cans > 0) ? [phrases.pays(sayPayment(names, nameOf, walk.pays))] : []),
  ...(after.fish < state.fish ? [phrases.meets(walk.pose, after.fish === 0)] : []),
];

const phrasesOf = (told: Told, state: State, move: Move, after: State): readonly string[] => {
  const { phrases, names } = told;
  switch (move.kind) {
    case 'dive':
      return [phrases.dives(move.dumpster, cansIn(state, move.dumpster))];
    case 'poor':
      return [phrases.isPoor(state.options.pauperIncome)];
    case 'place':
      return [phrases.places(move.pose, ...roofsToPlace(names, state))];
    case 'lay':
      return [phrases.lays(...namesOfGap(names, state, move.gap), move.isDeluxe)];
    case 'shelter':
      return [phrases.shelters(nameRoof(names, state, move.roof))];
    case 'decline':
      return [phrases.declines];
    case 'walk':
      return tellWalk(told, state, move, after);
    case 'end':
      return [];
    case 'first':
      return [phrases.begins];
    case 'turn-up':
      return [phrases.turnsUp(move.dumpster, ...namesOfTile(names, state, move.tile))];
  }
};

const moverOf = (state: State, move: Move): string => {
  if (move.kind === 'turn-up') return 'chance';
  return COLOURS[move.kind === 'first' ? move.seat : state.turn];
};

export const describeEvent = (told: Told, state: State, move: Move, after: State): readonly LogEvent[] => {
  const what = phrasesOf(told, state, move, after);
  return what.length > 0 ? [{ who: moverOf(state, move), what }] : [];
};

/** One sentence. */
export const joinPhrases = (who: string, told: readonly string[], and: string): string => `${who} ${listed(told, and)}.`;
