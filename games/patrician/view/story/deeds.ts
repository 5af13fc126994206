import type { History, Seat } from '@showboat/engine';
import { type City, type Move, type State, CARDS, cardPlayed, isComplete, prestigeOf } from '../../game';

type Game = History<State, Move>;

/** The city that a move touches. */
export const cityOf = (state: State, move: Move): City | undefined => {
  switch (move.kind) {
    case 'build':
      return CARDS[cardPlayed(state)]?.city;
    case 'play':
      return CARDS[move.card]?.city;
    case 'move':
    case 'take':
    case 'turn-up':
      return move.city;
    case 'messenger':
    case 'decline':
    case 'first':
    case 'deal':
      return undefined;
  }
};

/** A city that was completed, and what everybody won there. */
export interface Completion {
  readonly move: number;
  readonly city: City;
  readonly builder: Seat;
  /** By seat. */
  readonly points: readonly number[];
}

const BONUS = 2;

export const completionsIn = ({ states, moves }: Game): readonly Completion[] =>
  moves.flatMap((move, i): readonly Completion[] => {
    const [before, after] = [states[i], states[i + 1]];
    const city = cityOf(before, move);
    if (city === undefined || isComplete(before.towers, city) || !isComplete(after.towers, city)) return [];
    const points = after.players.map(
      (player, seat) =>
        prestigeOf(player) - prestigeOf(before.players[seat]) + BONUS * (player.bonus - before.players[seat].bonus),
    );
    return [{ move: i, city, builder: before.turn, points }];
  });

export interface BestBuilding extends Completion {
  readonly winner: Seat;
}

/** The one that brought most to one player; of equals the first. */
export const bestBuilding = (completions: readonly Completion[]): BestBuilding | undefined => {
  const [best] = completions
    .map((completion) => ({ ...completion, most: Math.max(...completion.points) }))
    .sort((a, b) => b.most - a.most || a.move - b.move);
  return best && { ...best, winner: best.points.indexOf(best.most) };
};

/** By seat. */
export const countMoves = ({ states, moves }: Game, seats: number, isCounted: (move: Move) => boolean): readonly number[] => {
  const counts = Array.from({ length: seats }, () => 0);
  moves.forEach((move, i) => {
    if (isCounted(move)) counts[states[i].turn]++;
  });
  return counts;
};
