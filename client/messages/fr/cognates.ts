/** Strings that are the same as in English, for the tests. */
export const cognates: readonly string[] = [
  'messages.story.place',
  'messages.shell.start.minutes',
  'messages.forms.levels.commodore.title',
  'messages.forms.options.volume',
  'messages.forms.options.vibration',
  'messages.forms.options.licences',
  'messages.forms.setup.bot',
  'messages.forms.setup.style',
  'messages.table.menu',
  'messages.table.levels.commodore',
  'messages.dialogs.textSituation',
  'messages.replay.pause',
  'messages.pieces.durations.hours',
  'messages.pieces.paces.live',
];
