import { type Card, CITY_OF, CRESTS_OF, IS_ANY_CARD, IS_MOVE_FLOOR, IS_STAR, PATRICIAN_OF, PORTRAITS_OF } from '../rules/cards';
import { CITIES } from '../rules/cities';
import { BONUS_POINTS, prestigeOf } from '../rules/finish';
import type { Player, State } from '../rules/state';
import { type SetTable, portraitsHeld, setPoints } from './portraits';
import type { Weights } from './weights';

/** What a player has, whatever lies on the board. */
export interface Holding {
  readonly player: Player;
  /** Crests in hand, by city, as far as they are seen. */
  readonly crests: readonly number[];
  readonly portraits: readonly number[];
  /** Tokens won, symbols and stars in hand. */
  readonly points: number;
}

const crestsIn = (hand: readonly Card[]): readonly number[] => {
  const crests = CITIES.map(() => 0);
  for (let i = 0; i < hand.length; i++) if (hand[i] >= 0) crests[CITY_OF[hand[i]]] += CRESTS_OF[hand[i]];
  return crests;
};

const symbolPoints = ({ hand, messengers }: Player, weights: Weights): number => {
  let points = 0;
  let stars = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card < 0) continue;
    if (IS_ANY_CARD[card]) points += weights.anyCard;
    else if (IS_MOVE_FLOOR[card]) points += weights.moveFloor;
    else if (IS_STAR[card]) stars++;
  }
  return points + weights.messenger * Math.min(stars, messengers);
};

export const holdingOf = (player: Player, weights: Weights): Holding => ({
  player,
  crests: crestsIn(player.hand),
  portraits: portraitsHeld(player),
  points: prestigeOf(player) + BONUS_POINTS * player.bonus + symbolPoints(player, weights),
});

/** What a card that can be taken is worth to somebody, apart from its first crest. */
const worthOf = (
  card: Card,
  held: readonly number[],
  left: readonly number[],
  seats: number,
  table: SetTable,
  weights: Weights,
): number => {
  if (card < 0) return 0;
  if (CRESTS_OF[card] === 2) return weights.doubleCrest;
  if (IS_ANY_CARD[card]) return weights.anyCard;
  if (IS_MOVE_FLOOR[card]) return weights.moveFloor;
  const patrician = PATRICIAN_OF[card];
  const number = PORTRAITS_OF[card];
  return (
    setPoints(table, seats, held[patrician] + number, left[patrician] - number) -
    setPoints(table, seats, held[patrician], left[patrician])
  );
};

/** The best card that a hand can take next, and the second best. */
export const reachPoints = (
  { lying, players }: State,
  { player: { hand }, portraits }: Holding,
  left: readonly number[],
  table: SetTable,
  weights: Weights,
): number => {
  let first = 0;
  let second = 0;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] < 0) continue;
    let best = worthOf(lying[CITY_OF[hand[i]]], portraits, left, players.length, table, weights);
    if (IS_ANY_CARD[hand[i]]) {
      for (let city = 0; city < lying.length; city++)
        best = Math.max(best, worthOf(lying[city], portraits, left, players.length, table, weights));
    }
    if (best > first) {
      second = first;
      first = best;
    } else if (best > second) second = best;
  }
  return weights.reach * first + weights.reachSecond * second;
};
