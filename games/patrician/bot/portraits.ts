import { exp } from '@showboat/engine';
import { HIDDEN, PATRICIANS, PATRICIAN_OF, PORTRAITS_OF } from '../rules/cards';
import { SET_POINTS, SET_SIZE } from '../rules/finish';
import type { Player, State } from '../rules/state';
import { unseenCards } from '../rules/unseen';
import type { Weights } from './weights';

/** More of one patrician than are left nobody can get. */
const MOST = 12;

/** The points that sets promise, by what is left over of the last one, the portraits still to be taken and the seats that share them. */
export type SetTable = readonly (readonly (readonly number[])[])[];

/** Sets that `over` portraits and a Poisson number of more make, on average. */
const meanSets = (over: number, mean: number): number => {
  let chance = exp(-mean);
  let sets = 0;
  for (let more = 0; more <= MOST; more++) {
    sets += chance * Math.floor((over + more) / SET_SIZE);
    chance *= mean / (more + 1);
  }
  return sets;
};

export const setTable = ({ fetch }: Weights): SetTable =>
  [0, 1, 2, 3, 4, 5].map((seats) =>
    fetch.map((share, over) =>
      Array.from({ length: MOST + 1 }, (_, left) => SET_POINTS * meanSets(over, seats === 0 ? 0 : (share * left) / seats)),
    ),
  );

/** Portraits of each patrician that nobody has yet. */
export const portraitsLeft = (state: State): readonly number[] => {
  const counts = PATRICIANS.map(() => 0);
  const add = (card: number): void => {
    if (card >= 0 && PATRICIAN_OF[card] >= 0) counts[PATRICIAN_OF[card]] += PORTRAITS_OF[card];
  };
  for (let i = 0; i < state.lying.length; i++) add(state.lying[i]);
  // In a view the pile and what others hold is one.
  const pile = state.pile.length > 0 && state.pile[0] === HIDDEN ? unseenCards(state) : state.pile;
  for (let i = 0; i < pile.length; i++) add(pile[i]);
  return counts;
};

/** Everything in hand will be played, so its portraits are as good as in the pile. */
export const portraitsHeld = ({ played, hand }: Player): readonly number[] => {
  const counts = [0, 0, 0];
  for (let i = 0; i < played.length; i++)
    if (played[i] >= 0 && PATRICIAN_OF[played[i]] >= 0) counts[PATRICIAN_OF[played[i]]] += PORTRAITS_OF[played[i]];
  for (let i = 0; i < hand.length; i++)
    if (hand[i] >= 0 && PATRICIAN_OF[hand[i]] >= 0) counts[PATRICIAN_OF[hand[i]]] += PORTRAITS_OF[hand[i]];
  return counts;
};

/** What portraits of one patrician are worth. */
export const setPoints = (table: SetTable, seats: number, held: number, left: number): number => {
  const over = held % SET_SIZE;
  return (SET_POINTS * (held - over)) / SET_SIZE + table[seats][over][left];
};
