import type { MovePhrases } from '../moves';
import { nameCity, nameLink } from '../names';
import { nameCard, nameSeat } from './names';

export const moves: MovePhrases = {
  play: (card) => `play ${nameCard(card)}`,
  build: (city, site, height) => `build on site ${site} of ${nameCity(city)}, floor ${height}`,
  move: (city, to, owner) =>
    `move ${owner === undefined ? 'the top floor' : `${nameSeat(owner)}’s top floor`} in ${nameCity(city)} to site ${to}`,
  take: (city, card) => `take ${card === undefined ? 'the card' : nameCard(card)} from ${nameCity(city)}`,
  messenger: (link) => `place a messenger on ${nameLink(link)}`,
  declineMove: 'move no floor',
  declineMessenger: 'place no messenger',
  first: (seat) => `${nameSeat(seat)} begins`,
  deal: (seat, card) => `deal ${nameCard(card)} to ${nameSeat(seat)}`,
  turnUp: (city, card) => `turn up ${nameCard(card)} at ${nameCity(city)}`,
};
