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

  leaving: {
    title: { board: 'De passagier laten staan?', refuel: 'De kolen laten liggen?' },
    text: {
      board: (ship) => `Aan deze steiger wacht een passagier, en ${ship} heeft nog plaats.`,
      refuel: (ship) => `${ship} ligt aan de kolensteiger en kan bijladen.`,
    },
    anyway: 'Zonder beëindigen',
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

  keys: {
    steer: 'Naar bakboord draaien, vooruit, naar stuurboord draaien',
    astern: 'Achteruit van een zandbank',
    speed: 'Trager, sneller',
    speeds: 'Die snelheid instellen, of die richting kiezen',
    enter: 'Het veld plannen, het plan varen, de beurt beëindigen',
    lit: 'Volgend en vorig veld binnen bereik',
    why: 'Vragen waarom niet: de pijltjestoetsen gaan langs alle velden',
    undo: 'Terugnemen',
    redo: 'Opnieuw doen',
    board: 'Een passagier opnemen',
    refuel: 'Kolen bijladen',
    exchange: 'Kolen ruilen',
    decline: 'Niets nemen',
    end: 'Beurt beëindigen',
    escape: 'Het plan schrappen',
    chart: 'De kaart verschuiven',
    zoom: 'Dichterbij, verder weg',
    whole: 'De hele rivier',
    centre: 'Terug naar de boot',
  },

  /** All ships on one line, and those outside of the picture. */
  bar: {
    title: 'De race',
    ship: (name, place, aboard, bunker) =>
      `${name}: ${place}, ${aboard === undefined ? '' : `${aboard === 1 ? '1 passagier' : `${aboard} passagiers`}, `}kolen ${bunker}`,
    landed: (name, place) => `${name} ligt aan de pier: plaats ${place}`,
    canLand: (name) => `${name} kan de volgende beurt aanleggen`,
    away: (name, spaces) =>
      spaces === 0 ? `${name} tonen` : `${name} tonen, ${spaces === 1 ? '1 veld' : `${spaces} velden`} verderop`,
  },
};
