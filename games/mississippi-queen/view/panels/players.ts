import { type Ship, type State, isRose, seatOfShip } from '../../game';
import type { Planner } from '../planner/planner';
import type { PanelLabels } from '../../words/en/panels';

/** Who plays a ship, in a few words. Alone at the screen a person is "you". */
export const sayPlayer = (planner: Planner, labels: PanelLabels, seat: number): string => {
  const player = planner.frame.players.value[seat];
  if (player === undefined) return '';
  const isAlone = planner.frame.players.value.filter(({ isHere }) => isHere).length === 1;
  return player.isHere && isAlone ? labels.you : player.name;
};

export const sayOwner = (planner: Planner, labels: PanelLabels, state: State, ship: Ship): string => {
  const seat = seatOfShip(state, ship);
  const name = sayPlayer(planner, labels, seat);
  if (isRose(ship)) return name === '' ? '' : labels.steamers.steered(name);
  const bot = planner.frame.players.value[seat]?.bot;
  return bot === undefined ? name : `${name} · ${bot}`;
};
