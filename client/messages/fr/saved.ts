import type { Translated } from '@showboat/engine';
import type { saved as english } from '../en/saved';

const list = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names);

export const saved = {
  running: 'En cours',
  finished: 'Terminées',
  none: 'Pas encore de partie',
  noneHelp: 'Chaque partie commencée est gardée ici, coup par coup, dans ce navigateur.',
  kept: 'Gardées dans ce navigateur, coup par coup.',
  yourTurn: 'À vous de jouer',
  turnOf: (name) => `À ${name} de jouer`,
  going: 'En cours',
  won: (names) => `${list(names)} ${names.length > 1 ? 'ont' : 'a'} gagné`,
  youWon: 'Vous avez gagné',
  place: (place) => `Vous avez pris la ${place === 1 ? '1re' : `${place}e`} place`,
  noWinner: 'Personne n’a gagné',
  resume: 'Continuer',
  replay: 'Revoir',
  export: 'Exporter',
  remove: 'Supprimer',
  removed: (game) => `Partie supprimée : ${game}.`,
  undo: 'Annuler',
  of: (action, game, when) => `${action} : ${game}, ${when}`,
  start: {
    yourTurn: (game) => `À vous de jouer à ${game}`,
    turnOf: (name, game) => `${game} : à ${name} de jouer`,
    going: (game) => `${game} continue`,
    round: (round) => `Manche ${round}`,
    gameRound: (game, round) => `${game}, manche ${round}`,
    roundWith: (round, names) => `Manche ${round}, avec ${list(names)}`,
  },
} as const satisfies Translated<typeof english>;
