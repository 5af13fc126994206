/** The same words in English, for the tests. "The Black Rose" is what the box is called in German, too. */
export const cognates: readonly string[] = [
  'messages.shell.setup.bot',
  'messages.shell.setup.name',
  'messages.shell.setup.entry',
  'messages.table.bot',
  'mississippi-queen.view.panels.dock.enter',
  'mississippi-queen.lessons.chapters.black-rose',
  'patrician.view.panels.dock.enter',
  'hot-tin-roof.view.panels.dock.enter',
];
