/** What the evaluation weighs, in turns unless it says otherwise. Tuned by self-play: `npm run tune`. */
export const WEIGHTS = {
  /** Half steps that an unknown tile is expected to be long. */
  tileLength: 10.5,
  /** A passenger still to be found on unknown tiles. */
  unknownStation: 1.8,
  /** A station that a rival will reach first. */
  contested: 1.8,
  /** What the first, second … piece of coal in the bunker is worth. */
  coal: [1.35, 0.85, 0.8, 0.6, 0.4, 0.3],
  /** How much dearer unknown stations are when few of the tiles to come have one. */
  scarcity: 0.85,
  /** Hoping for the last station but so many. */
  lastChance: [6, 3, 1],
  /** Speed that the coal aboard cannot brake, each step. */
  helpless: 0.5,
  /** The part of the first piece's worth that it keeps to the end: near the pier a push may cost a ship its last turn. */
  reserve: 0.8,
  /** Coal that the next turn cannot do without, each piece. */
  forcedCoal: 0.8,
  /** How sharply turns ahead decide the race: a lead of so many turns makes a seat e times as likely to win. */
  sharpness: 1.5,
  /** What every turn still to go takes from a seat's expectation, so that a safe place is also taken. */
  urgency: 0.002,
  /** How much of a seat's expectation is winning; the rest is its place. */
  winning: 0.75,
};

export type Weights = Readonly<typeof WEIGHTS>;
