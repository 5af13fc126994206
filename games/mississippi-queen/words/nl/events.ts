import type { EventPhrases } from '../events';
import { EXITS, LANDMARKS, SIDES, WAYS, coalPoints, inWords, nameShip, nameTile, ordinal, spaces } from './ships';

const times = (count: number): string => (count === 1 ? '' : ` ${inWords(count)} keer`);

export const events: EventPhrases = {
  keepsSpeed: (speed) => `houdt snelheid ${speed}`,
  setsSpeed: (speed, coal) => `gaat naar snelheid ${speed}${coal === 0 ? '' : ` voor ${coalPoints(coal)}`}`,
  ahead: (count) => `vaart ${spaces(count)} vooruit`,
  ontoSand: 'loopt op een zandbank',
  throughLogs: 'ploegt het drijfhout in',
  turns: (side, count) => `draait${times(count)} naar ${SIDES[side]}`,
  pushes: (ship, way, onto) =>
    `drukt ${nameShip(ship)} ${WAYS[way]}${onto === 'sand' ? ' een zandbank op' : onto === 'logs' ? ' het drijfhout in' : ' weg'}`,
  backsOff: 'vaart achteruit van de zandbank',
  heads: (way) => `richt de boeg ${WAYS[way]}`,
  boards: 'neemt een passagier op',
  refuels: 'laadt kolen bij',
  gives: (coal, ship) => `geeft ${coalPoints(coal)} aan ${nameShip(ship)}`,
  takes: (coal, ship) => `neemt ${coalPoints(coal)} van ${nameShip(ship)}`,
  declines: 'neemt niets',
  stops: ({ tile, mark }) =>
    mark === undefined
      ? `stopt op ${nameTile(tile)}`
      : `stopt ${LANDMARKS[mark]}${mark === 'jetty' || mark === 'near-jetty' ? ` van ${nameTile(tile)}` : ''}`,
  cannotMove: 'kan niet varen',
  goesOn: (exit, tile) =>
    exit === 'S' ? `gaat rechtdoor verder met ${nameTile(tile)}` : `buigt naar ${EXITS[exit]} af met ${nameTile(tile)}`,
  ends: (exit) => `eindigt ${EXITS[exit]} bij de pier`,
  resigns: 'geeft op',
  lands: (place) => `komt als ${ordinal(place)} aan`,
  dropsOut: (pusher) =>
    `valt uit, want de kolen zijn${pusher === undefined ? '' : ` na de duw van ${nameShip(pusher)}`} voor geen enkele zet meer genoeg`,
};
