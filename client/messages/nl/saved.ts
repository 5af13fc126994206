import type { Translated } from '@showboat/engine';
import type { saved as english } from '../en/saved';

const list = (names: readonly string[]): string => new Intl.ListFormat('nl').format(names);

export const saved = {
  running: 'Bezig',
  finished: 'Afgelopen',
  none: 'Nog geen partij',
  noneHelp: 'Elke partij die je begint, wordt hier bewaard, zet voor zet, in deze browser.',
  kept: 'Bewaard in deze browser, zet voor zet.',
  yourTurn: 'Jouw beurt',
  turnOf: (name) => `${name} is aan de beurt`,
  going: 'Gaat verder',
  won: (names) => `${list(names)} ${names.length === 1 ? 'heeft' : 'hebben'} gewonnen`,
  youWon: 'Je hebt gewonnen',
  place: (place) => `Je werd ${['', 'eerste', 'tweede', 'derde'][place] ?? `${place}e`}`,
  noWinner: 'Niemand heeft gewonnen',
  resume: 'Verder spelen',
  replay: 'Terugkijken',
  export: 'Exporteren',
  remove: 'Verwijderen',
  removed: (game) => `${game} is verwijderd.`,
  undo: 'Ongedaan maken',
  of: (action, game, when) => `${action}: ${game}, ${when}`,
  start: {
    yourTurn: (game) => `Jouw beurt in ${game}`,
    turnOf: (name, game) => `${name} is aan de beurt in ${game}`,
    going: (game) => `${game} gaat verder`,
    round: (round) => `Ronde ${round}`,
    gameRound: (game, round) => `${game}, ronde ${round}`,
    roundWith: (round, names) => `Ronde ${round}, met ${list(names)}`,
  },
} as const satisfies Translated<typeof english>;
