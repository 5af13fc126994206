import { isYou } from '@showboat/ui';
import { type Ship, type State, isRose, seatOfShip } from '../../game';
import type { Planner } from '../planner/planner';
import type { PanelPhrases } from '../../words/en/panels';

/** Who plays a ship, in a few words. Alone at the screen a person is "you". */
export const sayPlayer = (planner: Planner, phrases: PanelPhrases, seat: number): string => {
  const player = planner.frame.players.value[seat];
  if (player === undefined) return '';
  return isYou(planner.frame.players.value, seat) ? phrases.you : player.name;
};

export const sayOwner = (planner: Planner, phrases: PanelPhrases, state: State, ship: Ship): string => {
  const seat = seatOfShip(state, ship);
  const name = sayPlayer(planner, phrases, seat);
  if (isRose(ship)) return name === '' ? '' : phrases.steamers.steered(name);
  const player = planner.frame.players.value[seat];
  return player?.kind === 'bot' ? `${name} · ${player.level}` : name;
};
