import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Players', help: 'Players at the table.' },
    deluxe: {
      title: 'Deluxe Catwalks',
      help: 'Deluxe Catwalks: everybody has a seventh catwalk that costs others two cans, to be laid once all have a fish.',
    },
    'fishByPlayers.3': { title: 'Fish with three players', help: 'Fish in the market with three players.' },
    'fishByPlayers.4': { title: 'Fish with four players', help: 'Fish in the market with four players.' },
    penaltyPerCatLeft: {
      title: 'Penalty for each cat left',
      help: 'Cans that each own cat still on the board costs at the end.',
    },
    startCans: { title: 'Cans at the start', help: 'Cans that each player begins with.' },
    ante: { title: 'Ante', help: 'The ante, a multiple of five: a fifth of it goes on each dumpster.' },
    pauperIncome: { title: 'Income of the poor', help: 'Cans from the supply for whoever cannot pay the ante.' },
    'dumpsterStart.home': { title: 'Cans on home dumpsters', help: 'Cans on each home dumpster at the start.' },
    'dumpsterStart.catwalk': { title: 'Cans on the catwalk dumpster', help: 'Cans on the catwalk dumpster at the start.' },
    'dumpsterStart.shelter': { title: 'Cans on the shelter dumpster', help: 'Cans on the shelter dumpster at the start.' },
    tributeCatwalk: { title: 'Tribute for a catwalk', help: 'Cans for crossing another player’s catwalk.' },
    tributeDeluxe: { title: 'Tribute for a deluxe catwalk', help: 'Cans for crossing another player’s deluxe catwalk.' },
    tributeShelter: { title: 'Tribute for a shelter', help: 'Cans for entering another player’s shelter.' },
    fishValue: { title: 'Value of a fish', help: 'Cans that a fish counts at the end.' },
    catwalksEach: { title: 'Catwalks each', help: 'Catwalks that each player has.' },
    sheltersEach: { title: 'Shelters each', help: 'Shelters that each player has.' },
    pairsEach: { title: 'Pairs each', help: 'Pairs of cats that each player has.' },
    noProgressRounds: {
      title: 'Quiet rounds',
      help: 'The game ends after so many rounds in which nothing was placed and no fish taken.',
    },
    board: { title: 'Board', help: 'The board: our own quarter, or a board file, for those who own the printed one.' },
  },
  values: { board: { standard: 'Our own quarter', own: 'A board of your own' } },
  on: 'On',
  off: 'Off',
  presets: {
    'hot-tin-roof': { title: 'Hot Tin Roof', help: 'Cats, catwalks and sardines over fifteen roofs.' },
    deluxe: {
      title: 'Hot Tin Roof with Deluxe Catwalks',
      help: 'Once everybody has a fish, each may lay a catwalk that costs the others two cans.',
    },
  },
};
