// Saved games: their page, and the strip of the start page that leads back to one.

const list = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

export const saved = {
  running: 'Running',
  finished: 'Finished',
  none: 'No game yet',
  noneHelp: 'Every game you begin is kept here, move by move, in this browser.',
  kept: 'Kept in this browser, move by move.',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} is to move`,
  going: 'Goes on',
  won: (names: readonly string[]) => `${list(names)} won`,
  youWon: 'You won',
  place: (place: number) =>
    `You came in ${place === 1 ? 'first' : place === 2 ? 'second' : place === 3 ? 'third' : `${place}th`}`,
  noWinner: 'Nobody won',
  resume: 'Continue',
  replay: 'Replay',
  export: 'Export',
  remove: 'Delete',
  removed: (game: string) => `${game} was deleted.`,
  undo: 'Undo',
  of: (action: string, game: string, when: string) => `${action}: ${game}, ${when}`,
  start: {
    yourTurn: (game: string) => `Your turn in ${game}`,
    turnOf: (name: string, game: string) => `${name} is to move in ${game}`,
    going: (game: string) => `${game} goes on`,
    round: (round: number) => `Round ${round}`,
    gameRound: (game: string, round: number) => `${game}, round ${round}`,
    roundWith: (round: number, names: readonly string[]) => `Round ${round}, with ${list(names)}`,
  },
} as const;
