import { MOST_SEATS, type Reading } from '../learning';

// Positions with what came of them, in one list of numbers: most features are zero, and those are left out. An example is its length, its
// game, the number of seats, whether somebody has won, the sharpness; for every seat its standing, whether it is open, its share of the win
// and the share of the others that it left behind; then the features of the table and of every seat, as pairs after their number.

const HEAD = 5;
const PER_SEAT = 4;

export interface Example {
  game: number;
  seats: number;
  isDecided: boolean;
  sharpness: number;
  readonly standing: Float64Array;
  readonly isOpen: Uint8Array;
  readonly won: Float64Array;
  readonly beaten: Float64Array;
  /** Where the pairs of the table and of the seats begin, behind their number. */
  tableAt: number;
  readonly ownAt: Int32Array;
}

export const newExample = (): Example => ({
  game: 0,
  seats: 0,
  isDecided: false,
  sharpness: 1,
  standing: new Float64Array(MOST_SEATS),
  isOpen: new Uint8Array(MOST_SEATS),
  won: new Float64Array(MOST_SEATS),
  beaten: new Float64Array(MOST_SEATS),
  tableAt: 0,
  ownAt: new Int32Array(MOST_SEATS),
});

/** Reads the example that begins there. */
export const openExample = (example: Example, data: Float32Array, at: number): void => {
  const seats = data[at + 2];
  example.game = data[at + 1];
  example.seats = seats;
  example.isDecided = data[at + 3] === 1;
  example.sharpness = data[at + 4];
  let next = at + HEAD;
  for (let seat = 0; seat < seats; seat++, next += PER_SEAT) {
    example.standing[seat] = data[next];
    example.isOpen[seat] = data[next + 1];
    example.won[seat] = data[next + 2];
    example.beaten[seat] = data[next + 3];
  }
  example.tableAt = next;
  next += 1 + 2 * data[next];
  for (let seat = 0; seat < seats; seat++) {
    example.ownAt[seat] = next;
    next += 1 + 2 * data[next];
  }
};

/** Where the examples of a list begin. */
export const startsOf = (data: Float32Array): readonly number[] => {
  const starts: number[] = [];
  for (let at = 0; at < data.length; at += data[at]) {
    if (!(data[at] > HEAD)) throw new Error(`no example begins at ${at}`);
    starts.push(at);
  }
  return starts;
};

export const gameAt = (data: Float32Array, at: number): number => data[at + 1];

const addPairs = (into: number[], features: Float64Array, from: number, to: number): void => {
  const count = into.length;
  into.push(0);
  for (let i = from; i < to; i++) {
    if (features[i] === 0) continue;
    into.push(i - from, features[i]);
    into[count]++;
  }
};

/** A reading that is not over yet, without what came of it; `finishExample` adds that. */
export const beginExample = (game: number, reading: Reading, features: number): number[] => {
  const { seats, isDecided, sharpness, standing, isOpen, own, table } = reading;
  const numbers = [0, game, seats, isDecided ? 1 : 0, sharpness];
  for (let seat = 0; seat < seats; seat++) numbers.push(standing[seat], isOpen[seat], 0, 0);
  addPairs(numbers, table, 0, table.length);
  for (let seat = 0; seat < seats; seat++) addPairs(numbers, own, seat * features, (seat + 1) * features);
  numbers[0] = numbers.length;
  return numbers;
};

/** Shared places split what they take up. */
export const finishExample = (numbers: number[], places: readonly number[]): readonly number[] => {
  const winners = places.filter((place) => place === 1).length;
  places.forEach((place, seat) => {
    const shared = places.filter((other) => other === place).length;
    const middle = place + (shared - 1) / 2;
    const at = HEAD + seat * PER_SEAT;
    numbers[at + 2] = place === 1 ? 1 / winners : 0;
    numbers[at + 3] = (places.length - middle) / (places.length - 1);
  });
  return numbers;
};
