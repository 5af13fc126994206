import type { OptionSchema, OptionSpec, OptionValues, Preset } from '@showboat/engine';
import { NUMBERS, type NumberName } from './numbers';

export type Options = { readonly [Name in NumberName]: number } & {
  readonly [name: string]: boolean | number | string;
  readonly seats: number;
  readonly deluxe: boolean;
  /** `standard`, or a board file as JSON. */
  readonly board: string;
};

export const STANDARD = 'standard';

const number = (name: NumberName): Extract<OptionSpec, { readonly kind: 'number' }> => ({ kind: 'number', ...NUMBERS[name] });

export const OPTIONS = {
  seats: {
    kind: 'number',
    fallback: 3,
    min: 3,
    max: 4,
    help: 'Players at the table.',
    rules: ['HTR-SETUP-1', 'HTR-SETUP-11'],
  },
  deluxe: {
    kind: 'switch',
    fallback: false,
    help: 'Deluxe Catwalks: everybody has a seventh catwalk that costs others two cans, to be laid once all have a fish.',
    rules: ['HTR-SETUP-12', 'HTR-DLX-1', 'HTR-DLX-3'],
  },
  'fishByPlayers.3': number('fishByPlayers.3'),
  'fishByPlayers.4': number('fishByPlayers.4'),
  penaltyPerCatLeft: number('penaltyPerCatLeft'),
  startCans: number('startCans'),
  ante: number('ante'),
  pauperIncome: number('pauperIncome'),
  'dumpsterStart.home': number('dumpsterStart.home'),
  'dumpsterStart.catwalk': number('dumpsterStart.catwalk'),
  'dumpsterStart.shelter': number('dumpsterStart.shelter'),
  tributeCatwalk: number('tributeCatwalk'),
  tributeDeluxe: number('tributeDeluxe'),
  tributeShelter: number('tributeShelter'),
  fishValue: number('fishValue'),
  catwalksEach: number('catwalksEach'),
  sheltersEach: number('sheltersEach'),
  pairsEach: number('pairsEach'),
  noProgressRounds: number('noProgressRounds'),
  board: {
    kind: 'json',
    fallback: STANDARD,
    help: 'The board: our own quarter, or a board file, for those who own the printed one.',
    rules: ['HTR-COMP-11'],
  },
} as const satisfies OptionSchema;

export const PRESETS: readonly Preset[] = [
  {
    id: 'hot-tin-roof',
    title: 'Hot Tin Roof',
    help: 'Cats, catwalks and sardines over fifteen roofs.',
    seats: [3, 4],
    options: {},
  },
  {
    id: 'deluxe',
    title: 'Hot Tin Roof with Deluxe Catwalks',
    help: 'Once everybody has a fish, each may lay a catwalk that costs the others two cans.',
    seats: [3, 4],
    options: { deluxe: true },
  },
];

/** The door from the values of the schema, which `parseOptions` has checked, to their names and types here. */
export const optionsFrom = (values: OptionValues): Options => values as Options;

/** HTR-SETUP-7 */
export const fishFor = (options: Options): number =>
  options.seats === 3 ? options['fishByPlayers.3'] : options['fishByPlayers.4'];
