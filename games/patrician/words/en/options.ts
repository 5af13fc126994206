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
    messengers: option('messengers', 'The Messengers'),
    lateMessengersCountForPenalty: option('lateMessengersCountForPenalty', 'Late messengers count'),
    moveMayEmptySite: option('moveMayEmptySite', 'Moves may empty a site'),
    openPiles: option('openPiles', 'Open piles'),
    tieBreak: option('tieBreak', 'Equal totals'),
  },
  values: {
    tieBreak: { shared: 'Shared place', tokens: 'More prestige tokens', portraits: 'More portrait sets' },
  },
  on: 'On',
  off: 'Off',
  presets: { patrician: preset('patrician'), messengers: preset('messengers') },
};
