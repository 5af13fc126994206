import type { MovePhrases, StepTarget } from '../moves';
import { EXITS, WAYS, datively, nameShip } from './ships';

const onto = ({ met, hazard }: StepTarget): string => {
  if (met !== undefined) return ` und ${nameShip(met)} abdrängen`;
  return hazard === 'sand' ? ' auf eine Sandbank' : hazard === 'logs' ? ' durchs Treibholz' : '';
};

export const moves: MovePhrases = {
  keepSpeed: (speed) => `Tempo ${speed} beibehalten`,
  setSpeed: (speed, coal) => `Tempo ${speed} einstellen${coal === 0 ? '' : ` (${coal} Kohle)`}`,
  step: (target) =>
    target.to === undefined
      ? 'voraus fahren'
      : `voraus nach ${target.to}${onto(target)}${target.coal === 0 ? '' : ` für ${target.coal} Kohle`}`,
  push: (ship, way, to) => `${nameShip(ship)} ${WAYS[way]} abdrängen${to === undefined ? '' : `, auf ${to}`}`,
  turn: (side, coal) =>
    `nach ${side === 'port' ? 'Backbord' : 'Steuerbord'} drehen${coal === 0 ? ', kostenlos' : ` für ${coal} Kohle`}`,
  astern: 'von der Sandbank zurücksetzen',
  align: (ship, way) => `${nameShip(ship)} ausrichten: ${WAYS[way]}`,
  board: 'einen Passagier aufnehmen',
  refuel: 'den Kohlevorrat auffüllen',
  give: (coal, ship) => `${datively(ship)} ${coal} Kohle geben`,
  take: (coal, ship) => `${coal} Kohle von ${datively(ship)} nehmen`,
  decline: 'nichts nehmen',
  end: 'den Zug beenden',
  endWithout: { passenger: 'den Zug ohne den Passagier beenden', coal: 'den Zug ohne die Kohle beenden' },
  layTile: (tile, exit) => `Flussteil ${tile} ${EXITS[exit]} anlegen`,
  layPier: (exit) => `die Mole ${EXITS[exit]} anlegen`,
  resign: 'aufgeben',
};
