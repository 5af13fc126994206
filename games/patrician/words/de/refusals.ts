import { nameMover } from '../names';
import type { RefusalPhrases } from '../phrases';
import { cardNamer, city, link, otherSite, towerNamer } from '../refusals';
import { nameCard, names } from './names';

const card = cardNamer(nameCard);
const tower = towerNamer(names);

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'Das ist kein Zug dieses Spiels',
    'game-over': () => 'Niemand zieht mehr, alle Karten sind gespielt',
    'chance-decides': () => 'Zuerst muss eine Karte vom Stapel gezogen werden',
    'not-chance': () => 'Karten werden nur bei der Spielvorbereitung und zum Auffüllen eines Kartenfelds gezogen',
    'play-first': () => 'Ein Zug beginnt mit dem Spielen einer Karte',
    'played-already': (detail) => `Je Zug wird nur eine Karte gespielt, das war ${card(detail.card)}`,
    'card-not-in-hand': (detail) => `Gespielt wird nur eine Karte aus der eigenen Hand, ${card(detail.card)} ist nicht darin`,
    'build-first': () => 'Zuerst muss für jedes Wappen der Karte gebaut werden',
    'nothing-to-build': () => 'Gebaut wird ein Stockwerk für jedes Wappen der gespielten Karte, es ist keines mehr übrig',
    'last-floor-elsewhere': (detail) =>
      `Das letzte Stockwerk von ${city(detail.city)} muss auf den ${tower(otherSite(detail.site))}, der noch leer ist`,
    'move-or-decline': () => 'Zuerst muss ein Stockwerk versetzt oder mit n darauf verzichtet werden',
    'no-move-now': (detail) =>
      `Ein Stockwerk wird nur mit dem Versetzsymbol und vor dem Nehmen einer Karte versetzt, gespielt wurde ${card(detail.card)}`,
    'city-not-in-play': (detail) => `Die Stadt muss im Spiel sein, ${city(detail.city)} ist es nicht`,
    'move-where-built': (detail) =>
      `Versetzt wird nur in einer anderen Stadt als der, in der gebaut wurde, und das war ${city(detail.city)}`,
    'move-without-floor': (detail) =>
      `Versetzt wird nur, wo du selbst ein Stockwerk hast, in ${city(detail.city)} hast du keines`,
    'move-in-complete-city': (detail) => `Versetzt wird nur in einer unfertigen Stadt, ${city(detail.city)} ist fertig`,
    'move-from-empty-site': (detail) =>
      `Zum Versetzen muss ein Stockwerk da sein, der ${tower(detail.site)} von ${city(detail.city)} ist leer`,
    'move-would-empty-site': (detail) =>
      `An diesem Tisch muss ein Turm ein Stockwerk behalten, der ${tower(detail.site)} von ${city(detail.city)} hat nur eines`,
    'take-first': () => 'Zuerst muss eine Karte genommen werden',
    'no-take-now': () => 'Je Zug wird nur eine Karte genommen, das ist schon geschehen',
    'no-card-there': (detail) => `Dort muss eine Karte liegen, bei ${city(detail.city)} liegt keine`,
    'take-where-built': (detail) => `Die Karte muss dort genommen werden, wo du gebaut hast, bei ${city(detail.city)}`,
    'place-or-decline': () => 'Zuerst muss ein Bote gesetzt oder mit n darauf verzichtet werden',
    'no-messenger-now': () => 'Ein Bote wird nur am Ende eines Zuges mit einer Sternkarte gesetzt',
    'link-not-in-play': (detail) => `Beide Städte müssen im Spiel sein, bei ${link(detail.link)} ist es eine nicht`,
    'messenger-where-built': (detail) =>
      `Ein Bote darf die Stadt nicht berühren, in der gebaut wurde, auf ${link(detail.link)} berührt er sie`,
    'link-taken': (detail) => `Auf einer Verbindung steht nur ein Bote, auf ${link(detail.link)} steht schon einer`,
    'city-has-two-messengers': (detail) =>
      `Eine Stadt wird von höchstens zwei Boten berührt, auf ${link(detail.link)} stünde ein dritter`,
    'first-player-drawn': () => 'Zuerst muss ausgelost werden, wer beginnt',
    'no-such-seat': (detail) => `Den Spieler muss es geben, an diesem Tisch sitzen ${detail.seats}`,
    'deal-in-order': (detail) =>
      `Handkarten werden in der Reihenfolge der Plätze ausgeteilt, jetzt an ${nameMover(names, String(detail.seat))}`,
    'not-a-star-card': (detail) => `Die Starthand besteht aus Sternkarten, ${card(detail.card)} ist keine`,
    'turn-up-elsewhere': (detail) => `Die Karte muss bei ${city(detail.city)} aufgedeckt werden`,
    'card-not-in-pile': (detail) => `Die Karte muss im Stapel sein, ${card(detail.card)} ist es nicht`,
  },
  unknown: (code) => `abgelehnt (${code})`,
};
