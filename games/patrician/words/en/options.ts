import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Players', 'Players at the table; with five there is a tenth city, Pistoia.'],
    messengers: [
      'The Messengers',
      'The Messengers: star cards let you place messengers between cities, which pay two points a tower.',
    ],
    lateMessengersCountForPenalty: [
      'Late messengers count',
      'Cities that were scored before their messenger came count for the penalty at the end, too.',
    ],
    moveMayEmptySite: [
      'Moves may empty a site',
      'The only floor of a site may be moved; off: the tower must hold two floors or more.',
    ],
    openPiles: ['Open piles', 'Everybody may look through all played cards; off: only the top card of a pile is seen.'],
    tieBreak: [
      'Equal totals',
      'Equal totals share the place, or the greater number of prestige tokens or of portrait sets decides.',
    ],
  },
  values: {
    tieBreak: { shared: 'Shared place', tokens: 'More prestige tokens', portraits: 'More portrait sets' },
  },
  on: 'On',
  off: 'Off',
  presets: {
    patrician: ['Patrician', 'Towers for the patricians of nine cities, ten with five players.'],
    messengers: ['Patrician with The Messengers', 'Messengers between the cities make towers worth more.'],
  },
};
