import type { Translated } from '@showboat/engine';
import type { table as english } from '../en/table';

export const table = {
  loading: 'On dresse la table…',
  menu: 'Menu',
  help: 'Aide et touches',
  log: 'Journal',
  showPlace: 'Montrer sur le plateau',
  round: (number) => `Manche ${number}`,
  you: 'vous',
  yourTurn: (name) => `À vous de jouer, ${name}.`,
  turnOf: (name) => `À ${name} de jouer.`,
  thinking: (name) => `${name} réfléchit…`,
  skip: 'Passer à la suite',
  hint: 'Montrer des idées',
  close: 'Fermer',
  levels: {
    random: 'Hasard',
    greedy: 'Glouton',
    deckhand: 'Matelot',
    mate: 'Second',
    captain: 'Capitaine',
    commodore: 'Commodore',
  },
  players: 'Joueurs',
  board: 'Plateau',
  controls: 'Commandes',
} as const satisfies Translated<typeof english>;
