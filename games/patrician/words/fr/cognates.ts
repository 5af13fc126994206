/** Strings that are the same as in English, for the tests. "Patrician" is what the box is called in French, too. */
export const cognates: readonly string[] = [
  'story.points',
  'poster.title',
  'view.panels.players.points',
  'view.panels.tally.portraits',
  'view.panels.tally.prestige',
  'view.panels.tally.title',
  'view.panels.tally.total',
  'lessons.chapters.patrician',
];
