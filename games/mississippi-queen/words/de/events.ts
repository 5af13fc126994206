import { capital } from '@showboat/engine';
import type { EventPhrases } from '../events';
import { EXITS, LANDMARKS, WAYS, datively, inWords, nameShip, nameTile, ordinal, spaces, tileTitle } from './ships';

const times = (count: number): string => (count === 1 ? '' : ` ${inWords(count)}mal`);

const SIDES = { port: 'Backbord', starboard: 'Steuerbord' } as const;

export const events: EventPhrases = {
  keepsSpeed: (speed) => `bleibt bei Tempo ${speed}`,
  setsSpeed: (speed, coal) => `geht auf Tempo ${speed}${coal === 0 ? '' : ` für ${coal} Kohle`}`,
  ahead: (count) => `fährt ${spaces(count)} voraus`,
  ontoSand: 'läuft auf eine Sandbank',
  throughLogs: 'pflügt ins Treibholz',
  turns: (side, count) => `dreht${times(count)} nach ${SIDES[side]}`,
  pushes: (ship, way, onto) =>
    `drängt ${nameShip(ship)} ${WAYS[way]}${onto === 'sand' ? ' auf eine Sandbank' : onto === 'logs' ? ' ins Treibholz' : ''} ab`,
  backsOff: 'setzt von der Sandbank zurück',
  heads: (way) => `richtet den Bug ${WAYS[way]}`,
  boards: 'nimmt einen Passagier auf',
  refuels: 'füllt den Kohlevorrat auf',
  gives: (coal, ship) => `gibt ${datively(ship)} ${coal} Kohle`,
  takes: (coal, ship) => `nimmt ${coal} Kohle von ${datively(ship)}`,
  declines: 'nimmt nichts',
  stops: ({ tile, mark }) =>
    mark === undefined
      ? `hält auf ${nameTile(tile)}`
      : `hält ${LANDMARKS[mark]}${mark === 'jetty' || mark === 'near-jetty' ? ` von ${nameTile(tile)}` : ''}`,
  cannotMove: 'kann nicht ziehen',
  goesOn: (exit, tile) =>
    exit === 'S' ? `fließt geradeaus weiter: ${tileTitle(tile)}` : `biegt nach ${EXITS[exit]} ab: ${tileTitle(tile)}`,
  ends: (exit) => `endet ${EXITS[exit]} an der Mole`,
  resigns: 'gibt auf',
  lands: (place) => `legt als ${capital(ordinal(place))} an`,
  dropsOut: (pusher) =>
    `scheidet aus, weil die Kohle${pusher === undefined ? '' : ` nach dem Stoß von ${datively(pusher)}`} für keinen Zug mehr reicht`,
};
