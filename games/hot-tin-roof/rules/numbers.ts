// HTR-AMB-1, HTR-AMB-2: every number of the game that a printed copy might have otherwise, in one table.

/** No game counts so far; sums of a few of these are exact. */
const MOST = 1_000_000_000;
/** Tribute and pieces. */
const MOST_PIECES = 99;

interface NumberSpec {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  readonly help: string;
  readonly rules: readonly string[];
}

export const NUMBERS = {
  startCans: { fallback: 10, min: 0, max: MOST, help: 'Cans that each player begins with.', rules: ['HTR-SETUP-2'] },
  ante: {
    fallback: 5,
    min: 0,
    max: MOST,
    help: 'The ante, a multiple of five: a fifth of it goes on each dumpster.',
    rules: ['HTR-TURN-3', 'HTR-TURN-4'],
  },
  pauperIncome: {
    fallback: 2,
    min: 0,
    max: MOST,
    help: 'Cans from the supply for whoever cannot pay the ante.',
    rules: ['HTR-TURN-4'],
  },
  'dumpsterStart.home': {
    fallback: 4,
    min: 0,
    max: MOST,
    help: 'Cans on each home dumpster at the start.',
    rules: ['HTR-SETUP-3'],
  },
  'dumpsterStart.catwalk': {
    fallback: 1,
    min: 0,
    max: MOST,
    help: 'Cans on the catwalk dumpster at the start.',
    rules: ['HTR-SETUP-3'],
  },
  'dumpsterStart.shelter': {
    fallback: 1,
    min: 0,
    max: MOST,
    help: 'Cans on the shelter dumpster at the start.',
    rules: ['HTR-SETUP-3'],
  },
  tributeCatwalk: {
    fallback: 1,
    min: 0,
    max: MOST_PIECES,
    help: 'Cans for crossing another player’s catwalk.',
    rules: ['HTR-MOVE-6'],
  },
  tributeDeluxe: {
    fallback: 2,
    min: 0,
    max: MOST_PIECES,
    help: 'Cans for crossing another player’s deluxe catwalk.',
    rules: ['HTR-DLX-6'],
  },
  tributeShelter: {
    fallback: 2,
    min: 0,
    max: MOST_PIECES,
    help: 'Cans for entering another player’s shelter.',
    rules: ['HTR-MOVE-7'],
  },
  fishValue: { fallback: 10, min: 0, max: MOST, help: 'Cans that a fish counts at the end.', rules: ['HTR-MEET-7', 'HTR-END-4'] },
  'fishByPlayers.3': {
    fallback: 11,
    min: 1,
    max: MOST,
    help: 'Fish in the market with three players.',
    rules: ['HTR-SETUP-7', 'HTR-AMB-1'],
  },
  'fishByPlayers.4': {
    fallback: 14,
    min: 1,
    max: MOST,
    help: 'Fish in the market with four players.',
    rules: ['HTR-SETUP-7', 'HTR-AMB-1'],
  },
  penaltyPerCatLeft: {
    fallback: 2,
    min: 0,
    max: MOST,
    help: 'Cans that each own cat still on the board costs at the end.',
    rules: ['HTR-END-3', 'HTR-AMB-2'],
  },
  catwalksEach: { fallback: 6, min: 0, max: MOST_PIECES, help: 'Catwalks that each player has.', rules: ['HTR-SETUP-2'] },
  sheltersEach: { fallback: 3, min: 0, max: MOST_PIECES, help: 'Shelters that each player has.', rules: ['HTR-SETUP-2'] },
  pairsEach: { fallback: 2, min: 1, max: 2, help: 'Pairs of cats that each player has.', rules: ['HTR-COMP-2'] },
  noProgressRounds: {
    fallback: 10,
    min: 1,
    max: MOST,
    help: 'The game ends after so many rounds in which nothing was placed and no fish taken.',
    rules: ['HTR-END-8'],
  },
} as const satisfies Readonly<Record<string, NumberSpec>>;

export type NumberName = keyof typeof NUMBERS;

export const NUMBER_NAMES: readonly NumberName[] = Object.keys(NUMBERS).filter((name): name is NumberName =>
  Object.hasOwn(NUMBERS, name),
);

/** HTR-TURN-3: dumpsters that share the ante. */
export const ANTE_PARTS = 5;
