import type { EventPhrases } from '../events';
import { nameCity, nameLink } from '../names';
import { counted, floors, nameCard, names } from './names';

export const events: EventPhrases = {
  plays: (card) => `speelt ${nameCard(card)}`,
  builds: (city, site, times) => `bouwt ${floors(times)} op de ${names.towers[site]} van ${nameCity(city)}`,
  moves: (city, to, owner) =>
    `verplaatst een verdieping${owner === undefined ? '' : ` van ${owner}`} in ${nameCity(city)} naar de ${names.towers[to]}`,
  takes: (card, city) => `neemt ${nameCard(card)} bij ${nameCity(city)}`,
  places: (link) => `plaatst een bode op ${nameLink(link)}`,
  declinesMove: 'verplaatst geen verdieping',
  declinesMessenger: 'plaatst geen bode',
  begins: 'begint',
  isDealt: (card) => `krijgt ${nameCard(card)}`,
  isDealtHidden: (times) => `krijgt ${times === 1 ? 'een kaart' : counted(times, 'kaart', 'kaarten')}`,
  turnsUp: (city, card) => `toont ${nameCard(card)} bij ${nameCity(city)}`,
  wins: (value, city, isTaller, bonus) =>
    `wint ${value} punten voor de ${isTaller ? 'hoogste' : 'laagste'} toren van ${nameCity(city)}${bonus > 0 ? ` plus ${2 * bonus} voor de ${bonus === 1 ? 'bode' : 'boden'}` : ''}`,
};
