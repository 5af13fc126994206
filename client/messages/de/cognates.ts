/** The same words in English, for the tests. */
export const cognates: readonly string[] = [
  'messages.shell.setup.bot',
  'messages.shell.setup.name',
  'messages.shell.setup.entry',
  'messages.table.bot',
];
