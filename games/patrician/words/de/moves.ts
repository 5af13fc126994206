import type { MovePhrases } from '../moves';
import { nameCity, nameLink } from '../names';
import { nameCard, names } from './names';

export const moves: MovePhrases = {
  play: (card) => `${card} spielen`,
  build: (city, site, height) => `in ${nameCity(city)} auf den ${names.towers[site]} bauen, Stockwerk ${height}`,
  move: (city, to, owner) =>
    `in ${nameCity(city)} das oberste Stockwerk${owner === undefined ? '' : ` von ${owner}`} auf den ${names.towers[to]} versetzen`,
  take: (city, card) => `${card === undefined ? 'die Karte' : nameCard(card)} bei ${nameCity(city)} nehmen`,
  messenger: (link) => `einen Boten auf ${nameLink(link)} setzen`,
  declineMove: 'kein Stockwerk versetzen',
  declineMessenger: 'keinen Boten setzen',
  first: (name) => `${name} beginnt`,
  deal: (name, card) => `${nameCard(card)} an ${name} austeilen`,
  turnUp: (city, card) => `${nameCard(card)} bei ${nameCity(city)} aufdecken`,
};
