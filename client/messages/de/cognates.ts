/** Strings that are the same as in English, for the tests. */
export const cognates: readonly string[] = [
  'messages.forms.options.vibration',
  'messages.friends.lobby.paces.clock',
  'messages.friends.pairing.live',
  'messages.friends.setup.live',
  'messages.forms.setup.bot',
  'messages.forms.setup.name',
  'messages.forms.setup.entry',
  'messages.dialogs.bot',
  'messages.pieces.chat',
  'messages.pieces.durations.hours',
  'messages.replay.speeds.natural',
  'messages.company.keys.chat',
];
