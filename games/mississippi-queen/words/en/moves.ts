import type { MovePhrases, StepTarget } from '../moves';
import { EXITS, WAYS, nameShip } from './ships';

const onto = ({ met, hazard }: StepTarget): string => {
  if (met !== undefined) return ` and push ${nameShip(met)}`;
  return hazard === 'sand' ? ' onto a sand bar' : hazard === 'logs' ? ' through logs' : '';
};

export const moves: MovePhrases = {
  keepSpeed: (speed) => `keep speed ${speed}`,
  setSpeed: (speed, coal) => (coal === 0 ? `set speed ${speed}` : `set speed ${speed} (${coal} coal)`),
  step: (target) =>
    target.to === undefined
      ? 'steam ahead'
      : `steam ahead to ${target.to}${onto(target)}${target.coal === 0 ? '' : ` for ${target.coal} coal`}`,
  push: (ship, way, to) => `push ${nameShip(ship)} ${WAYS[way]}${to === undefined ? '' : ` to ${to}`}`,
  turn: (side, coal) => `turn to ${side}${coal === 0 ? ', free' : ` for ${coal} coal`}`,
  astern: 'back off the sand bar',
  align: (ship, way) => `point ${nameShip(ship)} ${WAYS[way]}`,
  board: 'take a passenger',
  refuel: 'fill up with coal',
  give: (coal, ship) => `give ${coal} coal to ${nameShip(ship)}`,
  take: (coal, ship) => `take ${coal} coal from ${nameShip(ship)}`,
  decline: 'take nothing',
  end: 'end the turn',
  endWithout: { passenger: 'end the turn without the passenger', coal: 'end the turn without the coal' },
  layTile: (tile, exit) => `lay tile ${tile} ${EXITS[exit]}`,
  layPier: (exit) => `lay the pier ${EXITS[exit]}`,
  resign: 'resign',
};
