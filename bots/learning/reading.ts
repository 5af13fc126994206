/** More than any game seats. */
export const MOST_SEATS = 8;

/**
 * A position in numbers: what the hand-made evaluation says about every seat, and the features that a net sees besides. One is
 * enough for a mind, filled again for every position.
 */
export interface Reading {
  seats: number;
  /** By seat, hand-made: a lead of `sharpness` makes a seat e times as likely to win. */
  readonly standing: Float64Array;
  sharpness: number;
  /** By seat: 1 while its place is open. A net has no say about the others. */
  readonly isOpen: Uint8Array;
  /** Somebody has won, and the others play on for their places. */
  isDecided: boolean;
  /** The features of the seats, one seat after the other. */
  readonly own: Float64Array;
  readonly table: Float64Array;
  /** What `judge` finds, by seat: the chance of winning, and how many of the others it is expected to leave behind. */
  readonly winning: Float64Array;
  readonly beaten: Float64Array;
}

/** What a game tells a net. The names are for people, their number for the net. */
export interface Features<State> {
  readonly own: readonly string[];
  readonly table: readonly string[];
  /**
   * Fills all of a reading but what `judge` finds. Numbers should be about as large as one, and zero where nothing is to be said: zeros
   * cost nothing. Only what the state shows: what is hidden is either not in it or dealt at random. Never asked about a game that is over.
   */
  read(state: State, reading: Reading): void;
}

export const newReading = ({ own, table }: Pick<Features<unknown>, 'own' | 'table'>): Reading => ({
  seats: 0,
  standing: new Float64Array(MOST_SEATS),
  sharpness: 1,
  isOpen: new Uint8Array(MOST_SEATS),
  isDecided: false,
  own: new Float64Array(MOST_SEATS * own.length),
  table: new Float64Array(table.length),
  winning: new Float64Array(MOST_SEATS),
  beaten: new Float64Array(MOST_SEATS),
});

/** Where a reading begins: all seats open, no features. */
export const clearReading = (reading: Reading, seats: number, features: number): void => {
  reading.seats = seats;
  reading.isDecided = false;
  reading.isOpen.fill(1);
  reading.own.fill(0, 0, seats * features);
  reading.table.fill(0);
};
