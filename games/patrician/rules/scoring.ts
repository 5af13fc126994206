import type { Seat } from '@showboat/engine';
import { type City, LINK_ENDS, tokenOf } from './cities';
import type { Messenger, Player, State } from './state';
import { withCard } from './state';

const ZERO = 48;

/** Floors of each seat in a tower. */
export const floorsBySeat = (tower: string): readonly number[] => {
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < tower.length; i++) counts[tower.charCodeAt(i) - ZERO]++;
  return counts;
};

/** PAT-SCORE-3, PAT-SCORE-4: most floors; of those tied the one whose highest floor stands higher. -1 for an empty site. */
export const controllerOf = (tower: string): Seat => {
  const counts = floorsBySeat(tower);
  let most = 0;
  for (let seat = 0; seat < counts.length; seat++) if (counts[seat] > most) most = counts[seat];
  for (let i = tower.length - 1; i >= 0; i--) {
    const seat = tower.charCodeAt(i) - ZERO;
    if (counts[seat] === most) return seat;
  }
  return -1;
};

export const messengersAt = (placed: readonly Messenger[], city: City): number => {
  let count = 0;
  for (let i = 0; i < placed.length; i++) {
    const ends = LINK_ENDS[placed[i].link];
    if (ends[0] === city || ends[1] === city) count++;
  }
  return count;
};

const award = (player: Player, token: number, bonus: number): Player => ({
  hand: player.hand,
  played: player.played,
  tokens: withCard(player.tokens, token),
  bonus: player.bonus + bonus,
  messengers: player.messengers,
});

/** PAT-SCORE-2: F is odd, so one tower is taller. */
export const isTaller = (towers: readonly string[], tower: number): boolean => towers[tower].length > towers[tower ^ 1].length;

/** PAT-SCORE-1 … 5, PAT-MSG-9: both towers of a city that is complete. */
export const scoreCity = (state: State, towers: readonly string[], city: City): readonly Player[] => {
  const players = state.players.slice();
  // All messengers that are there came before: they are effective.
  const bonus = state.placed.length === 0 ? 0 : messengersAt(state.placed, city);
  for (let tower = 2 * city; tower <= 2 * city + 1; tower++) {
    const seat = controllerOf(towers[tower]);
    players[seat] = award(players[seat], tokenOf(city, isTaller(towers, tower)), bonus);
  }
  return players;
};
