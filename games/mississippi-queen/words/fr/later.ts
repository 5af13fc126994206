import type { LaterPhrases } from '../words';
import { coal, toShip, theShip } from './panels';

export const later: LaterPhrases = {
  exchange: {
    title: 'Échanger du charbon',
    with: 'Avec',
    amount: 'Combien ?',
    give: (amount, ship) => `Donner ${coal(amount)} ${toShip(ship)}`,
    take: (amount, ship) => `Prendre ${coal(amount)} ${toShip(ship)}`,
    none: 'Rien ne s’échange',
    less: 'Donner moins',
    more: 'Donner plus',
    bunker: (ship, before, after) => `${ship} : charbon ${before}, puis ${after}`,
    cancel: 'Annuler',
  },

  warning: {
    title: 'Votre course s’arrête là',
    text: (ship, place) =>
      `Depuis ${place}, il n’y a pas d’issue : quelle que soit la tuile qui vient, ${theShip(ship)} sera hors course au prochain tour (MQ-ELIM-1). Seule la poussée d’un autre bateau pourrait y changer quelque chose.`,
    back: 'Retour',
    anyway: 'Y aller quand même',
  },

  tiles: {
    note: (coming, left) =>
      coming === left
        ? `${left} tuiles, dans n’importe quel ordre`
        : `${coming} de ces ${left} tuiles viendront, dans n’importe quel ordre`,
    none: 'Toutes les tuiles sont sur le fleuve.',
    passengers: (count) => (count === 1 ? '1 passager' : `${count} passagers`),
    islands: 'îles seulement',
    coal: 'charbon',
    logs: 'bois flottant',
    sandBars: 'bancs de sable',
  },
};
