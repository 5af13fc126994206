/** What the evaluation weighs, in cans unless it says otherwise. Tuned with `npm run tune -- hot-tin-roof`, then rounded. */
export const WEIGHTS = {
  /** What a gap on the way of a pair counts, with and without a catwalk to lay. */
  openGap: 3.5,
  openGapWithoutPiece: 6,
  /** Turns that a fish takes from the market, and that a pair needs: at all, for each open gap, to be brought out. */
  turnsPerFish: 2.2,
  turnsToMeet: 0.85,
  turnsPerGap: 1.5,
  turnsToPlace: 1.6,
  /** Cans that a turn brings, for those who lack them on the way. */
  cansPerTurn: 3,
  /** What a pair in hand is expected to pay on its way. */
  usualPrice: 1.8,
  /** How much of the tribute on the ways of others is counted. */
  tribute: 0.5,
  /** A piece on the board earns so much a turn, whoever may come. */
  catwalkOnBoard: 0.16,
  shelterOnBoard: 0.28,
  pieceInHand: 0.3,
  /** How much of the best dumpster the next to dive may count on. */
  dumpster: 0.6,
  /** A turn lost to poverty. */
  poverty: 3,
  /** A lead of so many points is worth much, at the end and at the beginning of the game. */
  sharpnessLate: 4,
  sharpnessEarly: 16,
  /** How much of a seat's expectation is winning; the rest is its place. */
  winning: 0.75,
  /** How much of it is what it has now, as long as the game goes on: whoever cannot win any more still takes a fish. */
  pride: 0.03,
};

export type Weights = Readonly<typeof WEIGHTS>;
