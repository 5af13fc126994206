import type { OptionSchema, OptionsOf, Preset } from '@showboat/engine';

export const OPTIONS = {
  seats: {
    kind: 'number',
    fallback: 3,
    min: 2,
    max: 5,
    rules: ['PAT-COMP-1', 'PAT-2P-1', 'PAT-5P-1'],
  },
  messengers: {
    kind: 'switch',
    fallback: false,
    rules: ['PAT-MSG-1', 'PAT-MSG-3'],
  },
  lateMessengersCountForPenalty: {
    kind: 'switch',
    fallback: false,
    rules: ['PAT-AMB-5', 'PAT-MSG-17'],
  },
  moveMayEmptySite: {
    kind: 'switch',
    fallback: true,
    rules: ['PAT-AMB-6', 'PAT-MOVE-6'],
  },
  openPiles: {
    kind: 'switch',
    fallback: false,
    rules: ['PAT-AMB-12', 'PAT-TURN-5'],
  },
  tieBreak: {
    kind: 'choice',
    values: ['shared', 'tokens', 'portraits'],
    fallback: 'shared',
    rules: ['PAT-AMB-3', 'PAT-TIE-2'],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof OPTIONS>;

export const PRESETS = [
  {
    id: 'patrician',
    seats: [2, 3, 4, 5],
    options: {},
  },
  {
    id: 'messengers',
    seats: [2, 3, 4, 5],
    options: { messengers: true },
  },
] as const satisfies readonly Preset[];
