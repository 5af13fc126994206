/**
 * What the evaluation weighs, in points unless it says otherwise. Fitted by least squares to the points that the seats had in the end,
 * over moments of 640 games of searching bots for two to five players, half of them with messengers; the two of sharpness by who won.
 * The fit drove `open` and `sharpness` to nearly nothing: both were set by hand to what divides safely.
 */
export const WEIGHTS = {
  /** Floors that the highest floor of a tower, which wins ties, is as good as. */
  top: 0.161,
  /** Floors that a crest in hand is as good as. */
  crestInHand: 1.24,
  /** How open a tower is: once for all, for each floor that nobody holds a card for, and for each that somebody does. */
  open: 0.01,
  openUnheld: 0.956,
  openHeld: 0.169,
  /** How fast the missing floors of a city blur which tower will be the taller. */
  blur: 0.586,
  /** Portraits that a seat gets of those still to be taken, in equal shares: with none, one and two of a set. */
  fetch: [1.05, 1.26, 1.17],
  anyCard: 1.67,
  moveFloor: 1.12,
  /** A second crest on a card that can be taken next. */
  doubleCrest: 2.72,
  /** How much of the best card that can be taken next is as good as in hand, and of the second best. */
  reach: 1.13,
  reachSecond: 0.404,
  /** How much of that each seat that comes before leaves. */
  leave: 0.418,
  /** A star in hand and a messenger to go with it. */
  messenger: 2.39,
  /** Towers that blur who will have helped the messengers least. */
  penaltyBlur: 1.28,
  /** A lead of so many points is worth much: squared, when nothing is open any more, and more for every point that is. */
  sharpness: 0.5,
  sharpnessOpen: 0.633,
  /** How much of a seat's expectation is winning; the rest is its place. */
  winning: 0.75,
};

export type Weights = Readonly<typeof WEIGHTS>;
