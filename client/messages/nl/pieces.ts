import type { Translated } from '@showboat/engine';
import type { pieces as english } from '../en/pieces';

export const pieces = {
  presence: {
    here: 'aanwezig',
    away: 'afwezig',
    unknown: 'onbekend zolang de lijn weg is',
    bot: 'bot',
  },
  clock: (time) => `Nog ${time}`,
  stands: (time) => `Klok staat stil op ${time}`,
  ownClock: (time) => `Jouw klok: ${time}`,
  ownStands: (time) => `Jouw klok staat stil op ${time}`,
  durations: {
    days: (days, hours) => `${days} d ${hours} u`,
    hours: (hours) => `${hours} u`,
    hoursLeft: (hours) => `nog ${hours} u`,
  },
  paces: {
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    daysATurn: (days) => (days === 1 ? 'Een dag per beurt' : `${days} dagen per beurt`),
    noClock: 'Geen klok',
  },
  saved: 'Bewaard',
  savedWatched: (count) => `Bewaard · ${count} ${count === 1 ? 'kijkt' : 'kijken'} toe`,
  sending: 'Verzenden…',
  asOf: (time) => `Stand van ${time}`,
  talk: 'Chat en verloop',
  chat: 'Chat',
  phrases: { well: 'Goed gespeeld!', sorry: 'Sorry!', moment: 'Momentje' },
  phrasesHelp: 'Iedereen leest deze zinnen in de eigen taal',
  write: 'Schrijf aan de tafel',
  send: 'Versturen',
  waits: 'wacht',
  unread: (count) => (count === 1 ? 'één ongelezen regel' : `${count} ongelezen regels`),
} as const satisfies Translated<typeof english>;
