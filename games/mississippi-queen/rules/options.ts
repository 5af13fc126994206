import type { OptionSchema, OptionValues, Preset } from '@showboat/engine';

export interface Options {
  readonly [name: string]: boolean | number | string | readonly string[] | readonly (readonly [string, string])[];
  readonly seats: number;
  readonly mode: 'passengers' | 'school';
  readonly tileSet: 'classic' | 'new-waters';
  readonly expansionTiles: 'none' | 'add' | 'swap';
  readonly swap: readonly (readonly [string, string])[];
  readonly tiles: readonly string[];
  readonly boatsEach: 1 | 2;
  readonly rose: boolean;
  readonly exchange: boolean;
  readonly exchangeAtJetties: boolean;
  readonly win: 'one-boat' | 'both-boats';
  readonly playOn: boolean;
  readonly pushTaboo: 'crossed' | 'left';
  readonly startFacing: 'free' | 'downstream';
  readonly landingSpeed: 1 | 2 | 6;
  readonly noPushAstern: boolean;
  readonly keepTiles: boolean;
  readonly roundLimit: number;
  readonly sandBars: boolean;
  readonly logs: boolean;
  readonly coalSupply: boolean;
}

export const OPTIONS = {
  mode: {
    kind: 'choice',
    values: ['passengers', 'school'],
    fallback: 'passengers',
    help: 'The passenger game, or the driving school: three tiles, no passengers, first to the pier.',
    rules: ['VAR-1', 'MQ-SET-7'],
  },
  seats: {
    kind: 'number',
    fallback: 3,
    min: 2,
    max: 6,
    help: 'Players at the table.',
    rules: ['MQ-COMP-1', 'BR-2P-1', 'BR-6P-1'],
  },
  tileSet: {
    kind: 'choice',
    values: ['classic', 'new-waters'],
    fallback: 'classic',
    help: 'The tiles of the boxes, or a set of new ones for players who know those by heart.',
    rules: ['VAR-13'],
  },
  expansionTiles: {
    kind: 'choice',
    values: ['none', 'add', 'swap'],
    fallback: 'none',
    help: 'Leave the Black Rose tiles in the box, add all six, or swap them for tiles of your choice.',
    rules: ['VAR-2', 'BR-TILE-1'],
  },
  swap: {
    kind: 'pairs',
    fallback: [],
    help: 'Tiles to swap, out and in. Swapping out stations makes passengers scarce.',
    rules: ['VAR-2', 'BR-TILE-2', 'BR-TILE-3'],
  },
  tiles: {
    kind: 'list',
    fallback: [],
    help: 'The tiles of the stack one by one, instead of the two choices before.',
    rules: ['VAR-2'],
  },
  boatsEach: { kind: 'choice', values: [1, 2], fallback: 1, help: 'Boats for each player.', rules: ['VAR-4', 'BR-TWO-1'] },
  rose: {
    kind: 'switch',
    fallback: false,
    help: 'The Black Rose sails along, moved by whoever is last.',
    rules: ['VAR-3', 'BR-ROSE-1', 'AMB-22'],
  },
  exchange: {
    kind: 'switch',
    fallback: true,
    help: 'Two ships that one player moves may exchange coal side by side.',
    rules: ['VAR-3', 'BR-EXCH-1'],
  },
  exchangeAtJetties: { kind: 'switch', fallback: false, help: 'Coal may be exchanged at jetties too.', rules: ['VAR-6'] },
  win: {
    kind: 'choice',
    values: ['one-boat', 'both-boats'],
    fallback: 'one-boat',
    help: 'With two boats: one of them must land, or both.',
    rules: ['VAR-5', 'BR-2P-4'],
  },
  playOn: {
    kind: 'switch',
    fallback: true,
    help: 'Play on for the other places after the first ship has landed.',
    rules: ['VAR-7', 'MQ-FIN-6'],
  },
  pushTaboo: {
    kind: 'choice',
    values: ['crossed', 'left'],
    fallback: 'crossed',
    help: 'Where a ship may not be pushed: any space the pusher crossed this turn, or only the one it came from.',
    rules: ['VAR-10', 'AMB-3'],
  },
  startFacing: {
    kind: 'choice',
    values: ['free', 'downstream'],
    fallback: 'free',
    help: 'Ships start with the bow where their owners like, or downstream.',
    rules: ['VAR-11', 'AMB-1'],
  },
  landingSpeed: {
    kind: 'choice',
    values: [1, 2, 6],
    fallback: 1,
    help: 'The highest speed at which a ship may land; 2 or 6 keeps push wars at the pier short.',
    rules: ['VAR-8'],
  },
  noPushAstern: { kind: 'switch', fallback: false, help: 'No ship is pushed to the space straight behind it.', rules: ['VAR-8'] },
  keepTiles: {
    kind: 'switch',
    fallback: false,
    help: 'Tiles that all ships have left behind stay on the table.',
    rules: ['VAR-12'],
  },
  roundLimit: {
    kind: 'number',
    fallback: 100,
    min: 0,
    max: 1000,
    help: 'The race ends when this round is over; 0 is no limit.',
    rules: ['VAR-14'],
  },
  sandBars: {
    kind: 'switch',
    fallback: true,
    help: 'Sand bars hold ships; off: they are calm water.',
    rules: ['VAR-3', 'BR-SAND-1'],
  },
  logs: {
    kind: 'switch',
    fallback: true,
    help: 'Floating logs slow ships; off: they are calm water.',
    rules: ['VAR-3', 'BR-LOG-1'],
  },
  coalSupply: {
    kind: 'switch',
    fallback: true,
    help: 'Coal jetties fill the bunker; off: they are calm water.',
    rules: ['VAR-3', 'BR-COAL-1'],
  },
} as const satisfies OptionSchema;

/** BR-TILE-2: the three island-only tiles are the ones to swap first. */
const SWAP_ISLANDS = [
  ['A9', 'B1'],
  ['A10', 'B4'],
  ['A11', 'B3'],
] as const;

export const PRESETS: readonly Preset[] = [
  {
    id: 'driving-school',
    title: 'Driving school',
    help: 'Three tiles, no passengers: learn to steer.',
    seats: [3, 4, 5],
    options: { mode: 'school' },
  },
  {
    id: 'passenger-game',
    title: 'Passenger game',
    help: 'The real game: two passengers, then the pier.',
    seats: [3, 4, 5],
    options: { mode: 'passengers' },
  },
  {
    id: 'two-by-two',
    title: 'Two players, two boats each',
    help: 'Four boats, coal exchange, some Black Rose waters.',
    seats: [2],
    options: { boatsEach: 2, expansionTiles: 'swap', swap: SWAP_ISLANDS },
  },
  {
    id: 'two-and-rose',
    title: 'Two players and the Black Rose',
    help: 'One boat each; whoever is last moves the Rose as well.',
    seats: [2],
    options: { rose: true },
  },
  { id: 'six', title: 'Six players', help: 'The sixth ship sets out from the shipyard.', seats: [6], options: {} },
  {
    id: 'three-by-two',
    title: 'Three players, two boats each',
    help: 'Six boats on the river.',
    seats: [3],
    options: { boatsEach: 2 },
  },
  {
    id: 'everything',
    title: 'Everything on',
    help: 'All seventeen tiles, two boats each, coal exchange at jetties too, and the Black Rose.',
    seats: [2],
    options: { boatsEach: 2, rose: true, expansionTiles: 'add', exchangeAtJetties: true },
  },
];

/** Two ships moved by one player are what makes an exchange possible; without them the option is ignored. */
export const isExchangePossible = (options: Options): boolean => options.exchange && (options.boatsEach === 2 || options.rose);

/** The door from the values of the schema, which `parseOptions` has checked, to their names and types here. */
export const optionsFrom = (values: OptionValues): Options => values as Options;
