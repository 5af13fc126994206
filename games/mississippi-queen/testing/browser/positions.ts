/**
 * Four players and the Black Rose, round 5: the moment that the pictures of the design show. Red is to move, and may take the lead with
 * `=5 f f f l f`, over the logs.
 */
export const CHART = {
  game: 'mississippi-queen',
  options: { mode: 'passengers', expansionTiles: 'add', boatsEach: 1, rose: true },
  seats: 4,
  river: ['start', 'S A1', 'R A5', 'R B2', 'L B4'],
  firstTile: 0,
  pier: null,
  stack: ['A2', 'A3', 'A4', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'B1', 'B3', 'B5', 'B6'],
  waiting: { 1: 1, 2: 1 },
  ships: [
    { id: 'beige', seat: 0, at: '2c1', heading: 1, speed: 2, coal: 5, aboard: [], status: 'sailing' },
    { id: 'grey', seat: 1, at: '1c2', heading: 5, speed: 1, coal: 6, aboard: [], status: 'sailing' },
    { id: 'red', seat: 2, at: '3b1', heading: 2, speed: 3, coal: 4, aboard: [1], status: 'sailing' },
    { id: 'green', seat: 3, at: '3c3', heading: 1, speed: 3, coal: 4, aboard: [], status: 'sailing' },
    { id: 'black', seat: null, at: '0c4', heading: 0, speed: 1, coal: null, aboard: [], status: 'sailing' },
  ],
  round: 5,
  order: ['green', 'red', 'beige', 'grey', 'black'],
  next: 1,
  roseGiven: 0,
} as const;

/** Where the pictures have her end. */
export const PLANNED = '4d1';
