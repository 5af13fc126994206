/** The same words in English, for the tests. "The Black Rose" and "Patrician" are what the boxes are called in Dutch, too. */
export const cognates: readonly string[] = [
  'messages.shell.games.patrician.title',
  'messages.shell.start.minutes',
  'messages.shell.levels.commodore.title',
  'messages.shell.setup.bot',
  'messages.shell.setup.details',
  'messages.table.menu',
  'messages.table.bot',
  'messages.table.levels.commodore',
  'mississippi-queen.view.panels.dock.enter',
  'mississippi-queen.lessons.chapters.black-rose',
  'patrician.view.panels.dock.enter',
  'patrician.view.panels.pile.portraits',
  'patrician.view.panels.pile.sets',
  'patrician.view.panels.tally.prestige',
  'patrician.lessons.chapters.patrician',
  'hot-tin-roof.view.panels.dock.enter',
];
