import { OPTIONS, PRESETS } from '../../rules/options';
import type { OptionKey, OptionPhrases, PresetId, Titled } from '../options';

/** The schema is in English already, but for the titles. */
const option = (key: OptionKey, title: string): Titled => ({ title, help: OPTIONS[key].help });

const preset = (id: PresetId): Titled => {
  const { title = id, help = '' } = PRESETS.find((one) => one.id === id) ?? {};
  return { title, help };
};

export const options: OptionPhrases = {
  options: {
    seats: option('seats', 'Players'),
    deluxe: option('deluxe', 'Deluxe Catwalks'),
    'fishByPlayers.3': option('fishByPlayers.3', 'Fish with three players'),
    'fishByPlayers.4': option('fishByPlayers.4', 'Fish with four players'),
    penaltyPerCatLeft: option('penaltyPerCatLeft', 'Penalty for each cat left'),
    startCans: option('startCans', 'Cans at the start'),
    ante: option('ante', 'Ante'),
    pauperIncome: option('pauperIncome', 'Income of the poor'),
    'dumpsterStart.home': option('dumpsterStart.home', 'Cans on home dumpsters'),
    'dumpsterStart.catwalk': option('dumpsterStart.catwalk', 'Cans on the catwalk dumpster'),
    'dumpsterStart.shelter': option('dumpsterStart.shelter', 'Cans on the shelter dumpster'),
    tributeCatwalk: option('tributeCatwalk', 'Tribute for a catwalk'),
    tributeDeluxe: option('tributeDeluxe', 'Tribute for a deluxe catwalk'),
    tributeShelter: option('tributeShelter', 'Tribute for a shelter'),
    fishValue: option('fishValue', 'Value of a fish'),
    catwalksEach: option('catwalksEach', 'Catwalks each'),
    sheltersEach: option('sheltersEach', 'Shelters each'),
    pairsEach: option('pairsEach', 'Pairs each'),
    noProgressRounds: option('noProgressRounds', 'Quiet rounds'),
    board: option('board', 'Board'),
  },
  standardBoard: 'Our own quarter',
  ownBoard: 'A board of your own',
  on: 'On',
  off: 'Off',
  presets: { 'hot-tin-roof': preset('hot-tin-roof'), deluxe: preset('deluxe') },
};
