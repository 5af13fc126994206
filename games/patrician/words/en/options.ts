import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Players', help: 'Players at the table; with five there is a tenth city, Pistoia.' },
    messengers: {
      title: 'The Messengers',
      help: 'The Messengers: star cards let you place messengers between cities, which pay two points a tower.',
    },
    lateMessengersCountForPenalty: {
      title: 'Late messengers count',
      help: 'Cities that were scored before their messenger came count for the penalty at the end, too.',
    },
    moveMayEmptySite: {
      title: 'Moves may empty a site',
      help: 'The only floor of a site may be moved; off: the tower must hold two floors or more.',
    },
    openPiles: {
      title: 'Open piles',
      help: 'Everybody may look through all played cards; off: only the top card of a pile is seen.',
    },
    tieBreak: {
      title: 'Equal totals',
      help: 'Equal totals share the place, or the greater number of prestige tokens or of portrait sets decides.',
    },
  },
  values: {
    tieBreak: { shared: 'Shared place', tokens: 'More prestige tokens', portraits: 'More portrait sets' },
  },
  on: 'On',
  off: 'Off',
  presets: {
    patrician: { title: 'Patrician', help: 'Towers for the patricians of nine cities, ten with five players.' },
    messengers: { title: 'Patrician with The Messengers', help: 'Messengers between the cities make towers worth more.' },
  },
};
