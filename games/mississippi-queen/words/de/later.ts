import type { LaterPhrases } from '../words';
import { coal } from './panels';

export const later: LaterPhrases = {
  exchange: {
    title: 'Kohle tauschen',
    with: 'Mit',
    amount: 'Wie viel?',
    give: (amount, ship) => `${coal(amount)} an ${ship} geben`,
    take: (amount, ship) => `${coal(amount)} von ${ship} nehmen`,
    none: 'Nichts wird getauscht',
    less: 'Weniger geben',
    more: 'Mehr geben',
    bunker: (ship, before, after) => `${ship}: Kohle ${before}, dann ${after}`,
    cancel: 'Abbrechen',
  },

  warning: {
    title: 'Damit endet dein Rennen',
    text: (ship, place) =>
      `Von ${place} geht es nicht weiter: Welches Flussteil auch kommt, ${ship} scheidet im nächsten Zug aus (MQ-ELIM-1). Nur ein anderer Dampfer, der sie abdrängt, könnte sie retten.`,
    back: 'Zurück',
    anyway: 'Trotzdem fahren',
  },

  leaving: {
    title: { board: 'Den Passagier stehen lassen?', refuel: 'Die Kohle liegen lassen?' },
    text: {
      board: (ship) => `An diesem Steg wartet ein Passagier, und ${ship} hat noch Platz.`,
      refuel: (ship) => `${ship} liegt am Kohlesteg und könnte auffüllen.`,
    },
    anyway: 'Ohne ihn beenden',
  },

  tiles: {
    note: (coming, left) =>
      coming === left
        ? `${left} Teile in beliebiger Reihenfolge`
        : `${coming} von diesen ${left} Teilen kommen noch, in beliebiger Reihenfolge`,
    none: 'Alle Teile liegen auf dem Fluss.',
    passengers: (count) => (count === 1 ? '1 Passagier' : `${count} Passagiere`),
    islands: 'nur Inseln',
    coal: 'Kohle',
    logs: 'Treibholz',
    sandBars: 'Sandbänke',
  },

  keys: {
    steer: 'Nach Backbord drehen, voraus, nach Steuerbord drehen',
    astern: 'Von einer Sandbank zurücksetzen',
    speed: 'Langsamer, schneller',
    speeds: 'Dieses Tempo einstellen oder diesen Weg wählen',
    enter: 'Das Feld planen, den Plan fahren, den Zug beenden',
    lit: 'Nächstes und voriges erreichbares Feld',
    why: 'Warum nicht? Die Pfeiltasten gehen über alle Felder',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    board: 'Einen Passagier aufnehmen',
    refuel: 'Kohle aufnehmen',
    exchange: 'Kohle tauschen',
    decline: 'Nichts nehmen',
    end: 'Zug beenden',
    escape: 'Den Plan verwerfen',
    chart: 'Die Karte verschieben',
    zoom: 'Näher heran, weiter weg',
    whole: 'Der ganze Fluss',
    centre: 'Zurück zum Dampfer',
  },

  /** All ships on one line, and those outside of the picture. */
  bar: {
    title: 'Das Rennen',
    ship: (name, place, aboard, bunker) =>
      `${name}: ${place}, ${aboard === undefined ? '' : `${aboard === 1 ? '1 Passagier' : `${aboard} Passagiere`}, `}${bunker} Kohle`,
    landed: (name, place) => `${name} hat angelegt: Platz ${place}`,
    canLand: (name) => `${name} kann im nächsten Zug anlegen`,
    away: (name, spaces) =>
      spaces === 0 ? `${name} zeigen` : `${name} zeigen, ${spaces === 1 ? '1 Feld' : `${spaces} Felder`} entfernt`,
  },
};
