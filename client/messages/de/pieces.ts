import type { Translated } from '@showboat/engine';
import type { pieces as english } from '../en/pieces';

export const pieces = {
  presence: {
    here: 'da',
    away: 'nicht da',
    unknown: 'nicht bekannt, solange die Leitung fehlt',
    bot: 'Bot',
  },
  clock: (time) => `Noch ${time}`,
  stands: (time) => `Uhr steht bei ${time}`,
  ownClock: (time) => `Deine Uhr: ${time}`,
  ownStands: (time) => `Deine Uhr steht bei ${time}`,
  durations: {
    days: (days, hours) => `${days} T ${hours} h`,
    hours: (hours) => `${hours} h`,
    hoursLeft: (hours) => `noch ${hours} h`,
  },
  paces: {
    live: (minutes, seconds) => `${minutes} Min. + ${seconds} s`,
    daysATurn: (days) => (days === 1 ? 'Ein Tag je Zug' : `${days} Tage je Zug`),
    noClock: 'Keine Uhr',
  },
  saved: 'Gesichert',
  savedWatched: (count) => `Gesichert · ${count} ${count === 1 ? 'sieht' : 'sehen'} zu`,
  sending: 'Wird gesendet…',
  asOf: (time) => `Stand ${time}`,
  talk: 'Chat und Verlauf',
  chat: 'Chat',
  phrases: { well: 'Gut gespielt!', sorry: 'Tut mir leid!', moment: 'Moment noch' },
  phrasesHelp: 'Diese Sätze liest jeder in der eigenen Sprache',
  write: 'An den Tisch schreiben',
  send: 'Senden',
  waits: 'wartet',
  unread: (count) => (count === 1 ? 'eine ungelesene Zeile' : `${count} ungelesene Zeilen`),
} as const satisfies Translated<typeof english>;
