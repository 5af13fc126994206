/** The same words in English, for the tests. "Patrician" is what the box is called in French, too. */
export const cognates: readonly string[] = [
  'messages.shell.games.patrician.title',
  'messages.shell.start.minutes',
  'messages.shell.levels.commodore.title',
  'messages.shell.setup.bot',
  'messages.shell.setup.style',
  'messages.table.menu',
  'messages.table.levels.commodore',
  'messages.table.textSituation',
  'patrician.view.panels.players.points',
  'patrician.view.panels.tally.portraits',
  'patrician.view.panels.tally.prestige',
  'patrician.view.panels.tally.title',
  'patrician.view.panels.tally.total',
  'patrician.lessons.chapters.patrician',
  'hot-tin-roof.view.panels.tally.title',
  'hot-tin-roof.view.panels.tally.total',
];
