import type { MovePhrases, StepTarget } from '../moves';
import { EXITS, SIDES, WAYS, coals, nameShip, toShip } from './ships';

const onto = ({ met, hazard }: StepTarget): string => {
  if (met !== undefined) return ` et pousser ${nameShip(met)}`;
  return hazard === 'sand' ? ', sur un banc de sable' : hazard === 'logs' ? ', dans le bois flottant' : '';
};

export const moves: MovePhrases = {
  keepSpeed: (speed) => `garder la vitesse ${speed}`,
  setSpeed: (speed, coal) => `passer à la vitesse ${speed}${coal === 0 ? '' : ` (${coals(coal)})`}`,
  step: (target) =>
    target.to === undefined
      ? 'avancer'
      : `avancer en ${target.to}${onto(target)}${target.coal === 0 ? '' : ` pour ${coals(target.coal)}`}`,
  push: (ship, way, to) => `pousser ${nameShip(ship)} ${WAYS[way]}${to === undefined ? '' : `, en ${to}`}`,
  turn: (side, coal) => `virer ${SIDES[side]}${coal === 0 ? ', gratuit' : ` pour ${coals(coal)}`}`,
  astern: 'quitter le banc de sable en reculant',
  align: (ship, way) => `orienter ${nameShip(ship)} ${WAYS[way]}`,
  board: 'embarquer un passager',
  refuel: 'faire le plein de charbon',
  give: (coal, ship) => `donner ${coals(coal)} ${toShip(ship)}`,
  take: (coal, ship) => `prendre ${coals(coal)} ${toShip(ship)}`,
  decline: 'ne rien prendre',
  end: 'finir le tour',
  endWithout: { passenger: 'finir le tour sans le passager', coal: 'finir le tour sans le charbon' },
  layTile: (tile, exit) => `poser la tuile ${tile} ${EXITS[exit]}`,
  layPier: (exit) => `poser la jetée ${EXITS[exit]}`,
  resign: 'abandonner',
};
