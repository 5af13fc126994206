/** The frame of a table, for all games. */
export const table = {
  loading: 'The table is being laid…',
  menu: 'Menu',
  help: 'Help and keys',
  log: 'Log',
  round: (number: number) => `Round ${number}`,
  you: 'you',
  yourTurn: (name: string) => `Your turn, ${name}.`,
  turnOf: (name: string) => `${name} is to move.`,
  thinking: (name: string) => `${name} is thinking…`,
  skip: 'Skip ahead',
  hint: 'Show ideas',
  close: 'Close',
  levels: { random: 'Random', greedy: 'Greedy', deckhand: 'Deckhand', mate: 'Mate', captain: 'Captain', commodore: 'Commodore' },
  players: 'Players',
  board: 'Board',
  controls: 'Controls',
} as const;
