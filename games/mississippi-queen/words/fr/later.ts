import { capital } from '@showboat/engine';
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

  leaving: {
    title: { board: 'Laisser le passager à quai ?', refuel: 'Laisser le charbon ?' },
    text: {
      board: (ship) => `Un passager attend à cet embarcadère, et ${theShip(ship)} a encore de la place.`,
      refuel: (ship) => `${capital(theShip(ship))} est à l’embarcadère du charbon et pourrait faire le plein.`,
    },
    anyway: 'Finir sans rien prendre',
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

  keys: {
    steer: 'Virer à bâbord, avancer, virer à tribord',
    astern: 'Reculer d’un banc de sable',
    speed: 'Ralentir, accélérer',
    speeds: 'Régler cette vitesse, ou choisir cette direction',
    enter: 'Préparer le trajet, le suivre, finir le tour',
    lit: 'Case accessible suivante, précédente',
    why: 'Demander pourquoi : les flèches parcourent toutes les cases',
    undo: 'Annuler',
    redo: 'Refaire',
    board: 'Embarquer un passager',
    refuel: 'Prendre du charbon',
    exchange: 'Échanger du charbon',
    decline: 'Ne rien prendre',
    end: 'Finir le tour',
    escape: 'Abandonner le trajet',
    chart: 'Déplacer la carte',
    zoom: 'Plus près, plus loin',
    whole: 'Tout le fleuve',
    centre: 'Retour au bateau',
  },

  /** All ships on one line, and those outside of the picture. */
  bar: {
    title: 'La course',
    ship: (name, place, aboard, bunker) =>
      `${name} : ${place}, ${aboard === undefined ? '' : `${aboard < 2 ? `${aboard} passager` : `${aboard} passagers`}, `}charbon ${bunker}`,
    landed: (name, place) => `${name} a accosté : place ${place}`,
    canLand: (name) => `${name} peut accoster au prochain tour`,
    away: (name, spaces) =>
      spaces === 0 ? `Montrer ${name}` : `Montrer ${name}, à ${spaces === 1 ? '1 case' : `${spaces} cases`}`,
  },
};
