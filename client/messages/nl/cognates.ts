/** The same words in English, for the tests. */
export const cognates: readonly string[] = [
  'messages.shell.start.minutes',
  'messages.shell.levels.commodore.title',
  'messages.shell.setup.bot',
  'messages.shell.setup.details',
  'messages.table.menu',
  'messages.table.bot',
  'messages.table.levels.commodore',
];
