import type { MovePhrases } from '../moves';
import { nameCity, nameLink } from '../names';
import { nameCard, names } from './names';

export const moves: MovePhrases = {
  play: (card) => `${card} spelen`,
  build: (city, site, height) => `op de ${names.towers[site]} van ${nameCity(city)} bouwen, verdieping ${height}`,
  move: (city, to, owner) =>
    `de bovenste verdieping${owner === undefined ? '' : ` van ${owner}`} in ${nameCity(city)} naar de ${names.towers[to]} verplaatsen`,
  take: (city, card) => `${card === undefined ? 'de kaart' : nameCard(card)} bij ${nameCity(city)} nemen`,
  messenger: (link) => `een bode op ${nameLink(link)} plaatsen`,
  declineMove: 'geen verdieping verplaatsen',
  declineMessenger: 'geen bode plaatsen',
  first: (name) => `${name} begint`,
  deal: (name, card) => `${nameCard(card)} aan ${name} uitdelen`,
  turnUp: (city, card) => `${nameCard(card)} bij ${nameCity(city)} opendraaien`,
};
