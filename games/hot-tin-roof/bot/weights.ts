/** What the evaluation weighs, in cans unless it says otherwise. Tuned with `npm run tune -- hot-tin-roof`, then rounded. */
export interface Weights {
  /** What a gap on the way of a pair counts, with and without a catwalk to lay. */
  readonly openGap: number;
  readonly openGapWithoutPiece: number;
  /** Turns that a fish takes from the market, and that a pair needs: at all, for each open gap, to be brought out. */
  readonly turnsPerFish: number;
  readonly turnsToMeet: number;
  readonly turnsPerGap: number;
  readonly turnsToPlace: number;
  /** Cans that a turn brings, for those who lack them on the way. */
  readonly cansPerTurn: number;
  /** What a pair in hand is expected to pay on its way. */
  readonly usualPrice: number;
  /** How much of the tribute on the ways of others is counted. */
  readonly tribute: number;
  /** A piece on the board earns so much a turn, whoever may come. */
  readonly catwalkOnBoard: number;
  readonly shelterOnBoard: number;
  readonly pieceInHand: number;
  /** How much of the best dumpster the next to dive may count on. */
  readonly dumpster: number;
  /** A turn lost to poverty. */
  readonly poverty: number;
  /** A lead of so many points is worth much, at the end and at the beginning of the game. */
  readonly sharpnessLate: number;
  readonly sharpnessEarly: number;
  /** How much of a seat's expectation is winning; the rest is its place. */
  readonly winning: number;
  /** How much of it is what it has now, as long as the game goes on: whoever cannot win any more still takes a fish. */
  readonly pride: number;
}

export const WEIGHTS: Weights = {
  openGap: 3.5,
  openGapWithoutPiece: 6,
  turnsPerFish: 2.2,
  turnsToMeet: 0.85,
  turnsPerGap: 1.5,
  turnsToPlace: 1.6,
  cansPerTurn: 3,
  usualPrice: 1.8,
  tribute: 0.5,
  catwalkOnBoard: 0.16,
  shelterOnBoard: 0.28,
  pieceInHand: 0.3,
  dumpster: 0.6,
  poverty: 3,
  sharpnessLate: 4,
  sharpnessEarly: 16,
  winning: 0.75,
  pride: 0.03,
};
