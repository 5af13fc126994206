import { type Ship, type State, isRose, seatOfShip } from '../../game';
import type { Helm } from '../helm/helm';
import type { PanelLabels } from '../labels/en/panels';

/** Who plays a ship, in a few words. Alone at the screen a person is "you". */
export const sayPlayer = (helm: Helm, labels: PanelLabels, seat: number): string => {
  const player = helm.frame.players.value[seat];
  if (player === undefined) return '';
  const isAlone = helm.frame.players.value.filter(({ isHere }) => isHere).length === 1;
  return player.isHere && isAlone ? labels.you : player.name;
};

export const sayOwner = (helm: Helm, labels: PanelLabels, state: State, ship: Ship): string => {
  const seat = seatOfShip(state, ship);
  const name = sayPlayer(helm, labels, seat);
  if (isRose(ship)) return name === '' ? '' : labels.steamers.steered(name);
  const bot = helm.frame.players.value[seat]?.bot;
  return bot === undefined ? name : `${name} · ${bot}`;
};
