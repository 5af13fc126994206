import type { Translated } from '@showboat/engine';
import type { table as english } from '../en/table';

export const table = {
  loading: 'Der Tisch wird gedeckt\u00A0…',
  menu: 'Menü',
  help: 'Hilfe und Tasten',
  log: 'Logbuch',
  showPlace: 'Auf dem Brett zeigen',
  round: (number) => `Runde ${number}`,
  you: 'du',
  yourTurn: (name) => `Dein Zug, ${name}.`,
  turnOf: (name) => `${name} ist am Zug.`,
  thinking: (name) => `${name} überlegt\u00A0…`,
  skip: 'Überspringen',
  hint: 'Ideen zeigen',
  close: 'Schließen',
  levels: {
    random: 'Zufall',
    greedy: 'Gierig',
    deckhand: 'Matrose',
    mate: 'Steuermann',
    captain: 'Kapitän',
    commodore: 'Kommodore',
  },
  players: 'Spieler',
  board: 'Brett',
  controls: 'Steuerung',
} as const satisfies Translated<typeof english>;
