/** Strings that are the same as in English, for the tests. "Patrician" is what the box is called in Dutch, too. */
export const cognates: readonly string[] = [
  'poster.title',
  'view.panels.dock.enter',
  'view.panels.pile.portraits',
  'view.panels.pile.sets',
  'view.panels.tally.prestige',
  'lessons.chapters.patrician',
];
