import type { Translated } from '@showboat/engine';
import type { table as english } from '../en/table';

export const table = {
  loading: 'De tafel wordt klaargezet…',
  menu: 'Menu',
  help: 'Hulp en toetsen',
  log: 'Logboek',
  showPlace: 'Op het bord tonen',
  round: (number) => `Ronde ${number}`,
  you: 'jij',
  yourTurn: (name) => `Jouw beurt, ${name}.`,
  turnOf: (name) => `${name} is aan de beurt.`,
  thinking: (name) => `${name} denkt na…`,
  skip: 'Vooruitspoelen',
  hint: 'Ideeën tonen',
  close: 'Sluiten',
  levels: {
    random: 'Willekeurig',
    greedy: 'Gretig',
    deckhand: 'Matroos',
    mate: 'Stuurman',
    captain: 'Kapitein',
    commodore: 'Commodore',
  },
  players: 'Spelers',
  board: 'Bord',
  controls: 'Bediening',
} as const satisfies Translated<typeof english>;
