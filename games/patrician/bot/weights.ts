/** What the evaluation weighs, in points unless it says otherwise. The best of a few guesses against random play, not tuned yet. */
export interface Weights {
  /** Floors that the highest floor of a tower, which wins ties, is as good as. */
  readonly top: number;
  /** Floors that a crest in hand is as good as. */
  readonly crestInHand: number;
  /** Floors that everybody has in mind, built or not. */
  readonly hope: number;
  /** One and two portraits of a set, while there is time to complete it. */
  readonly portraits: readonly number[];
  readonly anyCard: number;
  readonly moveFloor: number;
  /** A star in hand and a messenger to go with it. */
  readonly messenger: number;
  /** A lead of so many points is worth much, at the end and at the beginning of the game. */
  readonly sharpnessLate: number;
  readonly sharpnessEarly: number;
  /** How much of a seat's expectation is winning; the rest is its place. */
  readonly winning: number;
}

export const WEIGHTS: Weights = {
  top: 0.2,
  crestInHand: 0.8,
  hope: 1.5,
  portraits: [0, 1.2, 3.4],
  anyCard: 0.6,
  moveFloor: 0.8,
  messenger: 0.8,
  sharpnessLate: 3,
  sharpnessEarly: 14,
  winning: 0.75,
};
