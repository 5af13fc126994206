import type { MovePhrases, StepTarget } from '../moves';
import { EXITS, SIDES, WAYS, coalPoints, nameShip } from './ships';

const onto = ({ met, hazard }: StepTarget): string => {
  if (met !== undefined) return ` en ${nameShip(met)} wegdrukken`;
  return hazard === 'sand' ? ', een zandbank op' : hazard === 'logs' ? ', door het drijfhout' : '';
};

export const moves: MovePhrases = {
  keepSpeed: (speed) => `snelheid ${speed} houden`,
  setSpeed: (speed, coal) => `snelheid ${speed} kiezen${coal === 0 ? '' : ` (${coalPoints(coal)})`}`,
  step: (target) =>
    target.to === undefined
      ? 'vooruit varen'
      : `vooruit naar ${target.to}${onto(target)}${target.coal === 0 ? '' : ` voor ${coalPoints(target.coal)}`}`,
  push: (ship, way, to) => `${nameShip(ship)} ${WAYS[way]} wegdrukken${to === undefined ? '' : ` naar ${to}`}`,
  turn: (side, coal) => `naar ${SIDES[side]} draaien${coal === 0 ? ', gratis' : ` voor ${coalPoints(coal)}`}`,
  astern: 'achteruit van de zandbank varen',
  align: (ship, way) => `de boeg van ${nameShip(ship)} ${WAYS[way]} richten`,
  board: 'een passagier opnemen',
  refuel: 'kolen bijladen',
  give: (coal, ship) => `aan ${nameShip(ship)} ${coalPoints(coal)} geven`,
  take: (coal, ship) => `van ${nameShip(ship)} ${coalPoints(coal)} nemen`,
  decline: 'niets nemen',
  end: 'de beurt beëindigen',
  endWithout: { passenger: 'de beurt zonder de passagier beëindigen', coal: 'de beurt zonder de kolen beëindigen' },
  layTile: (tile, exit) => `rivierdeel ${tile} ${EXITS[exit]} aanleggen`,
  layPier: (exit) => `de pier ${EXITS[exit]} aanleggen`,
  resign: 'opgeven',
};
