import type { OptionSchema, OptionsOf, Preset } from '@showboat/engine';

export const OPTIONS = {
  mode: {
    kind: 'choice',
    values: ['passengers', 'school'],
    fallback: 'passengers',
    rules: ['VAR-1', 'MQ-SET-7'],
  },
  seats: {
    kind: 'number',
    fallback: 3,
    min: 2,
    max: 6,
    rules: ['MQ-COMP-1', 'BR-2P-1', 'BR-6P-1'],
  },
  tileSet: {
    kind: 'choice',
    values: ['classic', 'new-waters'],
    fallback: 'classic',
    rules: ['VAR-13'],
  },
  expansionTiles: {
    kind: 'choice',
    values: ['none', 'add', 'swap'],
    fallback: 'none',
    rules: ['VAR-2', 'BR-TILE-1'],
  },
  swap: {
    kind: 'pairs',
    fallback: [],
    rules: ['VAR-2', 'BR-TILE-2', 'BR-TILE-3'],
  },
  tiles: {
    kind: 'list',
    fallback: [],
    rules: ['VAR-2'],
  },
  boatsEach: { kind: 'choice', values: [1, 2], fallback: 1, rules: ['VAR-4', 'BR-TWO-1'] },
  rose: {
    kind: 'switch',
    fallback: false,
    rules: ['VAR-3', 'BR-ROSE-1', 'AMB-22'],
  },
  exchange: {
    kind: 'switch',
    fallback: true,
    rules: ['VAR-3', 'BR-EXCH-1'],
  },
  exchangeAtJetties: { kind: 'switch', fallback: false, rules: ['VAR-6'] },
  win: {
    kind: 'choice',
    values: ['one-boat', 'both-boats'],
    fallback: 'one-boat',
    rules: ['VAR-5', 'BR-2P-4'],
  },
  playOn: {
    kind: 'switch',
    fallback: true,
    rules: ['VAR-7', 'MQ-FIN-6'],
  },
  pushTaboo: {
    kind: 'choice',
    values: ['crossed', 'left'],
    fallback: 'crossed',
    rules: ['VAR-10', 'AMB-3'],
  },
  startFacing: {
    kind: 'choice',
    values: ['free', 'downstream'],
    fallback: 'free',
    rules: ['VAR-11', 'AMB-1'],
  },
  landingSpeed: {
    kind: 'choice',
    values: [1, 2, 6],
    fallback: 1,
    rules: ['VAR-8'],
  },
  noPushAstern: { kind: 'switch', fallback: false, rules: ['VAR-8'] },
  keepTiles: {
    kind: 'switch',
    fallback: false,
    rules: ['VAR-12'],
  },
  roundLimit: {
    kind: 'number',
    fallback: 100,
    min: 0,
    max: 1000,
    rules: ['VAR-14'],
  },
  sandBars: {
    kind: 'switch',
    fallback: true,
    rules: ['VAR-3', 'BR-SAND-1'],
  },
  logs: {
    kind: 'switch',
    fallback: true,
    rules: ['VAR-3', 'BR-LOG-1'],
  },
  coalSupply: {
    kind: 'switch',
    fallback: true,
    rules: ['VAR-3', 'BR-COAL-1'],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof OPTIONS>;

/** BR-TILE-2: the three island-only tiles are the ones to swap first. */
const SWAP_ISLANDS = [
  ['A9', 'B1'],
  ['A10', 'B4'],
  ['A11', 'B3'],
] as const;

export const PRESETS = [
  {
    id: 'driving-school',
    seats: [3, 4, 5],
    options: { mode: 'school' },
  },
  {
    id: 'passenger-game',
    seats: [3, 4, 5],
    options: { mode: 'passengers' },
  },
  {
    id: 'passengers-and-rose',
    seats: [3, 4, 5],
    options: { rose: true },
  },
  {
    id: 'two-by-two',
    seats: [2],
    options: { boatsEach: 2, expansionTiles: 'swap', swap: SWAP_ISLANDS },
  },
  {
    id: 'two-and-rose',
    seats: [2],
    options: { rose: true },
  },
  { id: 'six', seats: [6], options: {} },
  {
    id: 'three-by-two',
    seats: [3],
    options: { boatsEach: 2 },
  },
  {
    id: 'everything',
    seats: [2],
    options: { boatsEach: 2, rose: true, expansionTiles: 'add', exchangeAtJetties: true },
  },
] as const satisfies readonly Preset[];

/** Two ships moved by one player are what makes an exchange possible; without them the option is ignored. */
export const isExchangePossible = (options: Options): boolean => options.exchange && (options.boatsEach === 2 || options.rose);
