/** Strings that are the same as in English, for the tests. */
export const cognates: readonly string[] = [
  'messages.shell.start.minutes',
  'messages.forms.levels.commodore.title',
  'messages.forms.setup.bot',
  'messages.forms.setup.details',
  'messages.table.menu',
  'messages.dialogs.bot',
  'messages.table.levels.commodore',
  'messages.replay.blunder',
  'messages.replay.blunders',
  'messages.pieces.chat',
  'messages.pieces.paces.live',
  'messages.pieces.phrases.sorry',
  'messages.pieces.presence.bot',
  'messages.company.keys.chat',
];
