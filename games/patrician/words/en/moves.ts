import type { MovePhrases } from '../moves';
import { nameCity, nameLink } from '../names';
import { nameCard, names, ofPlayer } from './names';

export const moves: MovePhrases = {
  play: (card) => `play ${card}`,
  build: (city, site, height) => `build on the ${names.towers[site]} of ${nameCity(city)}, floor ${height}`,
  move: (city, to, owner) =>
    `move ${owner === undefined ? 'the top floor' : ofPlayer(owner, 'top floor')} in ${nameCity(city)} to the ${names.towers[to]}`,
  take: (city, card) => `take ${card === undefined ? 'the card' : nameCard(card)} from ${nameCity(city)}`,
  messenger: (link) => `place a messenger on ${nameLink(link)}`,
  declineMove: 'move no floor',
  declineMessenger: 'place no messenger',
  first: (name) => `${name} begins`,
  deal: (name, card) => `deal ${nameCard(card)} to ${name}`,
  turnUp: (city, card) => `turn up ${nameCard(card)} at ${nameCity(city)}`,
};
