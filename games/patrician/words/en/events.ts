import type { EventPhrases } from '../events';
import { nameCity, nameLink } from '../names';
import { counted, nameCard, names, ofPlayer } from './names';

export const events: EventPhrases = {
  plays: (card) => `plays ${nameCard(card)}`,
  builds: (city, site, times) =>
    `builds ${times === 1 ? 'a floor' : counted(times, 'floor', 'floors')} on the ${names.towers[site]} of ${nameCity(city)}`,
  moves: (city, to, owner) =>
    `moves ${owner === undefined ? 'a floor' : ofPlayer(owner, 'floor')} in ${nameCity(city)} to the ${names.towers[to]}`,
  takes: (card, city) => `takes ${nameCard(card)} from ${nameCity(city)}`,
  places: (link) => `places a messenger on ${nameLink(link)}`,
  declinesMove: 'moves no floor',
  declinesMessenger: 'places no messenger',
  begins: 'begins',
  isDealt: (card) => `is dealt ${nameCard(card)}`,
  isDealtHidden: (times) => `is dealt ${times === 1 ? 'a card' : counted(times, 'card', 'cards')}`,
  turnsUp: (city, card) => `shows ${nameCard(card)} at ${nameCity(city)}`,
  wins: (value, city, isTaller, bonus) =>
    `wins ${value} points for the ${isTaller ? 'taller' : 'shorter'} tower of ${nameCity(city)}${bonus > 0 ? ` and ${2 * bonus} for messengers` : ''}`,
};
