import type { OptionSchema, OptionValues, Preset } from '@showboat/engine';

export interface Options {
  readonly [name: string]: boolean | number | string;
  readonly seats: number;
  readonly messengers: boolean;
  readonly lateMessengersCountForPenalty: boolean;
  readonly moveMayEmptySite: boolean;
  readonly openPiles: boolean;
  readonly tieBreak: 'shared' | 'tokens' | 'portraits';
}

export const OPTIONS = {
  seats: {
    kind: 'number',
    fallback: 3,
    min: 2,
    max: 5,
    help: 'Players at the table; with five there is a tenth city, Pistoia.',
    rules: ['PAT-COMP-1', 'PAT-2P-1', 'PAT-5P-1'],
  },
  messengers: {
    kind: 'switch',
    fallback: false,
    help: 'The Messengers: star cards let you place messengers between cities, which pay two points a tower.',
    rules: ['PAT-MSG-1', 'PAT-MSG-3'],
  },
  lateMessengersCountForPenalty: {
    kind: 'switch',
    fallback: false,
    help: 'Cities that were scored before their messenger came count for the penalty at the end, too.',
    rules: ['PAT-AMB-5', 'PAT-MSG-17'],
  },
  moveMayEmptySite: {
    kind: 'switch',
    fallback: true,
    help: 'The only floor of a site may be moved; off: the tower must hold two floors or more.',
    rules: ['PAT-AMB-6', 'PAT-MOVE-6'],
  },
  openPiles: {
    kind: 'switch',
    fallback: false,
    help: 'Everybody may look through all played cards; off: only the top card of a pile is seen.',
    rules: ['PAT-AMB-12', 'PAT-TURN-5'],
  },
  tieBreak: {
    kind: 'choice',
    values: ['shared', 'tokens', 'portraits'],
    fallback: 'shared',
    help: 'Equal totals share the place, or the greater number of prestige tokens or of portrait sets decides.',
    rules: ['PAT-AMB-3', 'PAT-TIE-2'],
  },
} as const satisfies OptionSchema;

export const PRESETS: readonly Preset[] = [
  {
    id: 'patrician',
    title: 'Patrician',
    help: 'Towers for the patricians of nine cities, ten with five players.',
    seats: [2, 3, 4, 5],
    options: {},
  },
  {
    id: 'messengers',
    title: 'Patrician with The Messengers',
    help: 'Messengers between the cities make towers worth more.',
    seats: [2, 3, 4, 5],
    options: { messengers: true },
  },
];

/** The door from the values of the schema, which `parseOptions` has checked, to their names and types here. */
export const optionsFrom = (values: OptionValues): Options => values as Options;
