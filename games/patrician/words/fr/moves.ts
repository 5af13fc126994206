import type { MovePhrases } from '../moves';
import { nameCity, nameLink } from '../names';
import { nameCard, names, of } from './names';

export const moves: MovePhrases = {
  play: (card) => `jouer ${card}`,
  build: (city, site, height) => `construire sur la ${names.towers[site]} de ${nameCity(city)}, étage ${height}`,
  move: (city, to, owner) =>
    `déplacer l’étage du haut${owner === undefined ? '' : ` ${of(owner)}`} vers la ${names.towers[to]} de ${nameCity(city)}`,
  take: (city, card) => `prendre ${card === undefined ? 'la carte' : nameCard(card)} à ${nameCity(city)}`,
  messenger: (link) => `placer un messager sur ${nameLink(link)}`,
  declineMove: 'ne déplacer aucun étage',
  declineMessenger: 'ne placer aucun messager',
  first: (name) => `${name} commence`,
  deal: (name, card) => `distribuer ${nameCard(card)} à ${name}`,
  turnUp: (city, card) => `révéler ${nameCard(card)} à ${nameCity(city)}`,
};
