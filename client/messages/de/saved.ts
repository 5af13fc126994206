import type { Translated } from '@showboat/engine';
import type { saved as english } from '../en/saved';

const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

export const saved = {
  running: 'Laufend',
  finished: 'Beendet',
  none: 'Noch keine Partie',
  noneHelp: 'Jede Partie, die du beginnst, wird hier in diesem Browser aufgehoben, Zug für Zug.',
  kept: 'In diesem Browser aufgehoben, Zug für Zug.',
  yourTurn: 'Dein Zug',
  turnOf: (name) => `${name} ist am Zug`,
  going: 'Geht weiter',
  won: (names) => `Gewonnen: ${list(names)}`,
  youWon: 'Du hast gewonnen',
  place: (place) => `Du kamst auf Platz ${place}`,
  noWinner: 'Niemand hat gewonnen',
  resume: 'Weiterspielen',
  replay: 'Ansehen',
  export: 'Exportieren',
  remove: 'Löschen',
  removed: (game) => `${game} wurde gelöscht.`,
  undo: 'Rückgängig',
  of: (action, game, when) => `${action}: ${game}, ${when}`,
  start: {
    yourTurn: (game) => `Dein Zug in ${game}`,
    turnOf: (name, game) => `${name} ist am Zug in ${game}`,
    going: (game) => `${game} geht weiter`,
    round: (round) => `Runde ${round}`,
    gameRound: (game, round) => `${game}, Runde ${round}`,
    roundWith: (round, names) => `Runde ${round}, mit ${list(names)}`,
  },
} as const satisfies Translated<typeof english>;
