import type { EventPhrases } from '../events';
import { EXITS, LANDMARKS, SIDES, WAYS, coals, inPlace, inWords, nameShip, nameTile, ofShip, spaces, toShip } from './ships';

const times = (count: number): string => (count === 1 ? '' : ` ${inWords(count)} fois`);

export const events: EventPhrases = {
  keepsSpeed: (speed) => `garde la vitesse ${speed}`,
  setsSpeed: (speed, coal) => `passe à la vitesse ${speed}${coal === 0 ? '' : ` pour ${coals(coal)}`}`,
  ahead: (count) => `avance ${count === 1 ? 'd’une case' : `de ${spaces(count)}`}`,
  ontoSand: 's’enlise sur un banc de sable',
  throughLogs: 'entre dans le bois flottant',
  turns: (side, count) => `vire${times(count)} ${SIDES[side]}`,
  pushes: (ship, way, onto) =>
    `pousse ${nameShip(ship)} ${WAYS[way]}${onto === 'sand' ? ', sur un banc de sable' : onto === 'logs' ? ', dans le bois flottant' : ''}`,
  backsOff: 'quitte le banc de sable en reculant',
  heads: (way) => `met le cap ${WAYS[way]}`,
  boards: 'embarque un passager',
  refuels: 'fait le plein de charbon',
  gives: (coal, ship) => `donne ${coals(coal)} ${toShip(ship)}`,
  takes: (coal, ship) => `prend ${coals(coal)} ${toShip(ship)}`,
  declines: 'ne prend rien',
  stops: ({ tile, mark }) =>
    mark === undefined
      ? `s’arrête sur ${nameTile(tile)}`
      : `s’arrête ${LANDMARKS[mark]}${mark === 'jetty' || mark === 'near-jetty' ? ` de ${nameTile(tile)}` : ''}`,
  cannotMove: 'ne peut pas bouger',
  goesOn: (exit, tile) =>
    exit === 'S' ? `continue tout droit sur ${nameTile(tile)}` : `tourne ${EXITS[exit]} sur ${nameTile(tile)}`,
  ends: (exit) => `se termine à la jetée, ${EXITS[exit]}`,
  resigns: 'abandonne',
  lands: (place) => `arrive ${inPlace(place)}`,
  dropsOut: (pusher) =>
    `quitte la course, faute de charbon pour bouger${pusher === undefined ? '' : ` après la poussée ${ofShip(pusher)}`}`,
};
