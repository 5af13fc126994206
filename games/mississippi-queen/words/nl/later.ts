import type { LaterPhrases } from '../words';
import { coal } from './panels';

export const later: LaterPhrases = {
  exchange: {
    title: 'Kolen ruilen',
    with: 'Met',
    amount: 'Hoeveel?',
    give: (amount, ship) => `${coal(amount)} aan ${ship} geven`,
    take: (amount, ship) => `${coal(amount)} van ${ship} nemen`,
    none: 'Er wordt niets geruild',
    less: 'Minder geven',
    more: 'Meer geven',
    bunker: (ship, before, after) => `${ship}: kolen ${before}, daarna ${after}`,
    cancel: 'Annuleren',
  },

  warning: {
    title: 'Dit is het einde van je race',
    text: (ship, place) =>
      `Vanaf ${place} is er geen weg verder: welk rivierdeel er ook komt, ${ship} valt de volgende beurt uit (MQ-ELIM-1). Alleen als een andere boot haar wegdrukt, is ze nog te redden.`,
    back: 'Terug',
    anyway: 'Toch varen',
  },

  tiles: {
    note: (coming, left) =>
      coming === left
        ? `${left} delen, in willekeurige volgorde`
        : `${coming} van deze ${left} delen komen nog, in willekeurige volgorde`,
    none: 'Alle delen liggen op de rivier.',
    passengers: (count) => (count === 1 ? '1 passagier' : `${count} passagiers`),
    islands: 'alleen eilanden',
    coal: 'kolen',
    logs: 'drijfhout',
    sandBars: 'zandbanken',
  },
};
