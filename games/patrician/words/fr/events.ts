import type { EventPhrases } from '../events';
import { nameCity, nameLink } from '../names';
import { cards, floors, nameCard, names, of } from './names';

export const events: EventPhrases = {
  plays: (card) => `joue ${nameCard(card)}`,
  builds: (city, site, times) => `construit ${floors(times)} sur la ${names.towers[site]} de ${nameCity(city)}`,
  moves: (city, to, owner) =>
    `déplace un étage${owner === undefined ? '' : ` ${of(owner)}`} vers la ${names.towers[to]} de ${nameCity(city)}`,
  takes: (card, city) => `prend ${nameCard(card)} à ${nameCity(city)}`,
  places: (link) => `place un messager sur ${nameLink(link)}`,
  declinesMove: 'ne déplace aucun étage',
  declinesMessenger: 'ne place aucun messager',
  begins: 'commence',
  isDealt: (card) => `reçoit ${nameCard(card)}`,
  isDealtHidden: (times) => `reçoit ${cards(times)}`,
  turnsUp: (city, card) => `révèle ${nameCard(card)} à ${nameCity(city)}`,
  wins: (value, city, isTaller, bonus) =>
    `gagne ${value} points pour la ${isTaller ? 'plus' : 'moins'} haute tour de ${nameCity(city)}${bonus > 0 ? ` et ${2 * bonus} pour les messagers` : ''}`,
};
