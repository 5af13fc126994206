import type { OptionSchema, OptionSpec, OptionsOf, Preset } from '@showboat/engine';
import { NUMBERS, type NumberName } from './numbers';

export const STANDARD = 'standard';

const number = (name: NumberName): Extract<OptionSpec, { readonly kind: 'number' }> => ({ kind: 'number', ...NUMBERS[name] });

export const OPTIONS = {
  seats: {
    kind: 'number',
    fallback: 3,
    min: 3,
    max: 4,
    rules: ['HTR-SETUP-1', 'HTR-SETUP-11'],
  },
  deluxe: {
    kind: 'switch',
    fallback: false,
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
    rules: ['HTR-COMP-11'],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof OPTIONS>;

export const PRESETS = [
  {
    id: 'hot-tin-roof',
    seats: [3, 4],
    options: {},
  },
  {
    id: 'deluxe',
    seats: [3, 4],
    options: { deluxe: true },
  },
] as const satisfies readonly Preset[];

/** HTR-SETUP-7 */
export const fishFor = (options: Options): number =>
  options.seats === 3 ? options['fishByPlayers.3'] : options['fishByPlayers.4'];
