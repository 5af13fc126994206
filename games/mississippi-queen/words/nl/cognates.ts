/** Strings that are the same as in English, for the tests. "The Black Rose" is what the box is called in Dutch, too. */
export const cognates: readonly string[] = [
  'poster.title',
  'view.panels.rose',
  'view.panels.dock.enter',
  'lessons.chapters.black-rose',
];
