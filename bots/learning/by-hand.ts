import type { Mind } from '@showboat/engine';

/** A mind that has learned, and the one that has not, for the levels that play with that. */
export const withByHand = <State, Move>(learned: Mind<State, Move>, byHand: Mind<State, Move>): Mind<State, Move> => ({
  ...learned,
  byHand,
});
