import type { EventPhrases } from '../events';
import { nameCity, nameLink } from '../names';
import { cards, floors, nameCard, names } from './names';

export const events: EventPhrases = {
  plays: (card) => `spielt ${nameCard(card)}`,
  builds: (city, site, times) => `baut in ${nameCity(city)} ${floors(times)} auf den ${names.towers[site]}`,
  moves: (city, to, owner) =>
    `versetzt in ${nameCity(city)} ein Stockwerk${owner === undefined ? '' : ` von ${owner}`} auf den ${names.towers[to]}`,
  takes: (card, city) => `nimmt ${nameCard(card)} bei ${nameCity(city)}`,
  places: (link) => `setzt einen Boten auf ${nameLink(link)}`,
  declinesMove: 'versetzt kein Stockwerk',
  declinesMessenger: 'setzt keinen Boten',
  begins: 'beginnt',
  isDealt: (card) => `bekommt ${nameCard(card)}`,
  isDealtHidden: (times) => `bekommt ${cards(times)}`,
  turnsUp: (city, card) => `zeigt ${nameCard(card)} bei ${nameCity(city)}`,
  wins: (value, city, isTaller, bonus) =>
    `gewinnt ${value} Punkte für den ${isTaller ? 'höheren' : 'niedrigeren'} Turm in ${nameCity(city)}${bonus > 0 ? ` (und ${2 * bonus} für Boten)` : ''}`,
};
