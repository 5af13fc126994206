import type { Translated } from '@showboat/engine';
import type { pieces as english } from '../en/pieces';

export const pieces = {
  presence: {
    here: 'présent',
    away: 'absent',
    unknown: 'inconnu tant que la ligne est coupée',
    bot: 'robot',
  },
  clock: (time) => `Temps restant : ${time}`,
  stands: (time) => `Pendule arrêtée à ${time}`,
  ownClock: (time) => `Votre pendule : ${time}`,
  ownStands: (time) => `Votre pendule est arrêtée à ${time}`,
  durations: {
    days: (days, hours) => `${days} j ${hours} h`,
    hours: (hours) => `${hours} h`,
    hoursLeft: (hours) => `encore ${hours} h`,
  },
  paces: {
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    daysATurn: (days) => (days === 1 ? 'Un jour par tour' : `${days} jours par tour`),
    noClock: 'Sans pendule',
  },
  saved: 'Enregistré',
  savedWatched: (count) => `Enregistré · ${count} ${count === 1 ? 'regarde' : 'regardent'}`,
  sending: 'Envoi…',
  asOf: (time) => `État de ${time}`,
  talk: 'Discussion et journal',
  chat: 'Discussion',
  phrases: { well: 'Bien joué !', sorry: 'Désolé !', moment: 'Un instant' },
  phrasesHelp: 'Chacun lit ces phrases dans sa langue',
  write: 'Écrire à la table',
  send: 'Envoyer',
  waits: 'en attente',
  unread: (count) => (count === 1 ? 'une ligne non lue' : `${count} lignes non lues`),
} as const satisfies Translated<typeof english>;
