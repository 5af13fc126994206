import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Players', 'Players at the table.'],
    deluxe: [
      'Deluxe Catwalks',
      'Deluxe Catwalks: everybody has a seventh catwalk that costs others two cans, to be laid once all have a fish.',
    ],
    'fishByPlayers.3': ['Fish with three players', 'Fish in the market with three players.'],
    'fishByPlayers.4': ['Fish with four players', 'Fish in the market with four players.'],
    penaltyPerCatLeft: ['Penalty for each cat left', 'Cans that each own cat still on the board costs at the end.'],
    startCans: ['Cans at the start', 'Cans that each player begins with.'],
    ante: ['Ante', 'The ante, a multiple of five: a fifth of it goes on each dumpster.'],
    pauperIncome: ['Income of the poor', 'Cans from the supply for whoever cannot pay the ante.'],
    'dumpsterStart.home': ['Cans on home dumpsters', 'Cans on each home dumpster at the start.'],
    'dumpsterStart.catwalk': ['Cans on the catwalk dumpster', 'Cans on the catwalk dumpster at the start.'],
    'dumpsterStart.shelter': ['Cans on the shelter dumpster', 'Cans on the shelter dumpster at the start.'],
    tributeCatwalk: ['Tribute for a catwalk', 'Cans for crossing another player’s catwalk.'],
    tributeDeluxe: ['Tribute for a deluxe catwalk', 'Cans for crossing another player’s deluxe catwalk.'],
    tributeShelter: ['Tribute for a shelter', 'Cans for entering another player’s shelter.'],
    fishValue: ['Value of a fish', 'Cans that a fish counts at the end.'],
    catwalksEach: ['Catwalks each', 'Catwalks that each player has.'],
    sheltersEach: ['Shelters each', 'Shelters that each player has.'],
    pairsEach: ['Pairs each', 'Pairs of cats that each player has.'],
    noProgressRounds: ['Quiet rounds', 'The game ends after so many rounds in which nothing was placed and no fish taken.'],
    board: ['Board', 'The board: our own quarter, or a board file, for those who own the printed one.'],
  },
  values: { board: { standard: 'Our own quarter', own: 'A board of your own' } },
  on: 'On',
  off: 'Off',
  presets: {
    'hot-tin-roof': ['Hot Tin Roof', 'Cats, catwalks and sardines over fifteen roofs.'],
    deluxe: [
      'Hot Tin Roof with Deluxe Catwalks',
      'Once everybody has a fish, each may lay a catwalk that costs the others two cans.',
    ],
  },
};
