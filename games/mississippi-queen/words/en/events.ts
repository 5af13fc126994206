import type { EventPhrases } from '../events';
import { EXITS, LANDMARKS, WAYS, counted, inWords, nameShip, nameTile, ordinal } from './ships';

const times = (count: number): string => (count === 1 ? '' : count === 2 ? ' twice' : ` ${inWords(count)} times`);

export const events: EventPhrases = {
  keepsSpeed: (speed) => `keeps speed ${speed}`,
  setsSpeed: (speed, coal) => `goes to speed ${speed}${coal === 0 ? '' : ` for ${coal} coal`}`,
  ahead: (spaces) => `goes ahead ${counted(spaces, 'space', 'spaces')}`,
  ontoSand: 'runs onto a sand bar',
  throughLogs: 'ploughs into logs',
  turns: (side, count) => `turns to ${side}${times(count)}`,
  pushes: (ship, way, onto) =>
    `pushes ${nameShip(ship)} ${WAYS[way]}${onto === 'sand' ? ' onto a sand bar' : onto === 'logs' ? ' into logs' : ''}`,
  backsOff: 'backs off the sand bar',
  heads: (way) => `heads ${WAYS[way]}`,
  boards: 'takes a passenger',
  refuels: 'fills up with coal',
  gives: (coal, ship) => `gives ${coal} coal to ${nameShip(ship)}`,
  takes: (coal, ship) => `takes ${coal} coal from ${nameShip(ship)}`,
  declines: 'takes nothing',
  stops: ({ tile, mark }) =>
    mark === undefined
      ? `stops on ${nameTile(tile)}`
      : `stops ${LANDMARKS[mark]}${mark === 'jetty' || mark === 'near-jetty' ? ` of ${nameTile(tile)}` : ''}`,
  cannotMove: 'cannot move',
  goesOn: (exit, tile) => (exit === 'S' ? `goes straight on as ${nameTile(tile)}` : `bends ${EXITS[exit]} as ${nameTile(tile)}`),
  ends: (exit) => `ends at the pier, ${EXITS[exit]}`,
  resigns: 'resigns',
  lands: (place) => `lands ${ordinal(place)}`,
  dropsOut: (pusher) =>
    `is out of the race, without coal for any move${pusher === undefined ? '' : ` after the push by ${nameShip(pusher)}`}`,
};
