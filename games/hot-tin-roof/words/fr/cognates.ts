/** Strings that are the same as in English, for the tests. */
export const cognates: readonly string[] = [
  'story.points',
  'poster.title',
  'view.board.roofPlain',
  'lessons.chapters.hot-tin-roof',
  'view.panels.tally.title',
  'view.panels.tally.total',
];
