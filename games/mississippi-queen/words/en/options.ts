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
    mode: option('mode', 'Game'),
    seats: option('seats', 'Players'),
    tileSet: option('tileSet', 'Tile set'),
    expansionTiles: option('expansionTiles', 'Black Rose tiles'),
    swap: option('swap', 'Tiles to swap'),
    tiles: option('tiles', 'Tiles one by one'),
    boatsEach: option('boatsEach', 'Boats each'),
    rose: option('rose', 'The Black Rose'),
    exchange: option('exchange', 'Coal exchange'),
    exchangeAtJetties: option('exchangeAtJetties', 'Exchange at jetties'),
    win: option('win', 'To win'),
    playOn: option('playOn', 'Play on'),
    pushTaboo: option('pushTaboo', 'No pushing back'),
    startFacing: option('startFacing', 'First heading'),
    landingSpeed: option('landingSpeed', 'Landing speed'),
    noPushAstern: option('noPushAstern', 'No pushing astern'),
    keepTiles: option('keepTiles', 'Keep all tiles'),
    roundLimit: option('roundLimit', 'Last round'),
    sandBars: option('sandBars', 'Sand bars'),
    logs: option('logs', 'Floating logs'),
    coalSupply: option('coalSupply', 'Coal jetties'),
  },
  values: {
    mode: { passengers: 'Passenger game', school: 'Driving school' },
    tileSet: { classic: 'The boxes’ own', 'new-waters': 'New waters' },
    expansionTiles: { none: 'None', add: 'All six added', swap: 'Swapped in' },
    boatsEach: { 1: 'One boat', 2: 'Two boats' },
    win: { 'one-boat': 'One boat lands', 'both-boats': 'Both boats land' },
    pushTaboo: { crossed: 'Onto any space crossed', left: 'Onto the space just left' },
    startFacing: { free: 'As the owner likes', downstream: 'Downstream' },
    landingSpeed: { 1: 'Speed 1 only', 2: 'Up to speed 2', 6: 'Any speed' },
    roundLimit: { 0: 'No limit' },
  },
  on: 'On',
  off: 'Off',
  presets: {
    'driving-school': preset('driving-school'),
    'passenger-game': preset('passenger-game'),
    'two-by-two': preset('two-by-two'),
    'two-and-rose': preset('two-and-rose'),
    six: preset('six'),
    'three-by-two': preset('three-by-two'),
    everything: preset('everything'),
  },
};
