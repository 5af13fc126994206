// HTR-AMB-1, HTR-AMB-2: every number of the game that a printed copy might have otherwise, in one table.

/** No game counts so far; sums of a few of these are exact. */
const MOST = 1_000_000_000;
/** Tribute and pieces. */
const MOST_PIECES = 99;

interface NumberSpec {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  readonly rules: readonly string[];
}

export const NUMBERS = {
  startCans: { fallback: 10, min: 0, max: MOST, rules: ['HTR-SETUP-2'] },
  ante: {
    fallback: 5,
    min: 0,
    max: MOST,
    rules: ['HTR-TURN-3', 'HTR-TURN-4'],
  },
  pauperIncome: {
    fallback: 2,
    min: 0,
    max: MOST,
    rules: ['HTR-TURN-4'],
  },
  'dumpsterStart.home': {
    fallback: 4,
    min: 0,
    max: MOST,
    rules: ['HTR-SETUP-3'],
  },
  'dumpsterStart.catwalk': {
    fallback: 1,
    min: 0,
    max: MOST,
    rules: ['HTR-SETUP-3'],
  },
  'dumpsterStart.shelter': {
    fallback: 1,
    min: 0,
    max: MOST,
    rules: ['HTR-SETUP-3'],
  },
  tributeCatwalk: {
    fallback: 1,
    min: 0,
    max: MOST_PIECES,
    rules: ['HTR-MOVE-6'],
  },
  tributeDeluxe: {
    fallback: 2,
    min: 0,
    max: MOST_PIECES,
    rules: ['HTR-DLX-6'],
  },
  tributeShelter: {
    fallback: 2,
    min: 0,
    max: MOST_PIECES,
    rules: ['HTR-MOVE-7'],
  },
  fishValue: { fallback: 10, min: 0, max: MOST, rules: ['HTR-MEET-7', 'HTR-END-4'] },
  'fishByPlayers.3': {
    fallback: 11,
    min: 1,
    max: MOST,
    rules: ['HTR-SETUP-7', 'HTR-AMB-1'],
  },
  'fishByPlayers.4': {
    fallback: 14,
    min: 1,
    max: MOST,
    rules: ['HTR-SETUP-7', 'HTR-AMB-1'],
  },
  penaltyPerCatLeft: {
    fallback: 2,
    min: 0,
    max: MOST,
    rules: ['HTR-END-3', 'HTR-AMB-2'],
  },
  catwalksEach: { fallback: 6, min: 0, max: MOST_PIECES, rules: ['HTR-SETUP-2'] },
  sheltersEach: { fallback: 3, min: 0, max: MOST_PIECES, rules: ['HTR-SETUP-2'] },
  pairsEach: { fallback: 2, min: 1, max: 2, rules: ['HTR-COMP-2'] },
  noProgressRounds: {
    fallback: 10,
    min: 1,
    max: MOST,
    rules: ['HTR-END-8'],
  },
} as const satisfies Readonly<Record<string, NumberSpec>>;

export type NumberName = keyof typeof NUMBERS;

export const NUMBER_NAMES: readonly NumberName[] = Object.keys(NUMBERS).filter((name): name is NumberName =>
  Object.hasOwn(NUMBERS, name),
);

/** HTR-TURN-3: dumpsters that share the ante. */
export const ANTE_PARTS = 5;
