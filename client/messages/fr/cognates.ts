/** The same words in English, for the tests. */
export const cognates: readonly string[] = [
  'messages.shell.start.minutes',
  'messages.shell.levels.commodore.title',
  'messages.shell.setup.bot',
  'messages.shell.setup.style',
  'messages.table.menu',
  'messages.table.levels.commodore',
  'messages.table.textSituation',
];
