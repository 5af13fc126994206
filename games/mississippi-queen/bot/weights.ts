/** What the evaluation weighs, in turns unless it says otherwise. Tuned by self-play: `npm run tune`. */
export interface Weights {
  /** Half steps that an unknown tile is expected to be long. */
  readonly tileLength: number;
  /** A passenger still to be found on unknown tiles. */
  readonly unknownStation: number;
  /** A station that a rival will reach first. */
  readonly contested: number;
  /** What the first, second … piece of coal in the bunker is worth. */
  readonly coal: readonly number[];
  /** How much dearer unknown stations are when few of the tiles to come have one. */
  readonly scarcity: number;
  /** Hoping for the last station but so many. */
  readonly lastChance: readonly number[];
  /** Speed that the coal aboard cannot brake, each step. */
  readonly helpless: number;
  /** The part of the first piece's worth that it keeps to the end: near the pier a push may cost a ship its last turn. */
  readonly reserve: number;
  /** Coal that the next turn cannot do without, each piece. */
  readonly forcedCoal: number;
  /** How sharply turns ahead decide the race: a lead of so many turns makes a seat e times as likely to win. */
  readonly sharpness: number;
  /** What every turn still to go takes from a seat's expectation, so that a safe place is also taken. */
  readonly urgency: number;
  /** How much of a seat's expectation is winning; the rest is its place. */
  readonly winning: number;
}

export const WEIGHTS: Weights = {
  tileLength: 10.5,
  unknownStation: 1.8,
  contested: 1.8,
  scarcity: 0.85,
  lastChance: [6, 3, 1],
  helpless: 0.5,
  coal: [1.35, 0.85, 0.8, 0.6, 0.4, 0.3],
  reserve: 0.8,
  forcedCoal: 0.8,
  sharpness: 1.5,
  urgency: 0.002,
  winning: 0.75,
};
