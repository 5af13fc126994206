import { type Seat, listed } from '@showboat/engine';
import { type City, TOKEN_VALUES } from '../rules/cities';
import type { Move } from '../rules/moves';
import { BONUS_POINTS } from '../rules/finish';
import { COLOURS, type State, isComplete } from '../rules/state';
import { nameCity } from './names';

// What is worth a line of its own at the table: a city whose towers are decided, and the last card of the pile.

export interface HighlightPhrases {
  /** `takers` says who takes what. */
  decided(city: string, takers: string): string;
  takes(name: string, points: string): string;
  youTake(points: string): string;
  /** Both towers at once. */
  takesBoth(name: string, points: string): string;
  youTakeBoth(points: string): string;
  readonly and: string;
  readonly pile: string;
}

export interface TownHighlight {
  readonly kind: 'decided' | 'pile';
  readonly text: string;
  readonly who?: string;
  readonly isYours?: boolean;
}

interface Winner {
  readonly seat: Seat;
  readonly points: readonly number[];
}

const winnersOf = (before: State, after: State, city: City): readonly Winner[] =>
  after.players.flatMap(({ tokens, bonus }, seat) => {
    const won = tokens.filter((token) => token >> 1 === city && !before.players[seat].tokens.includes(token));
    const more = won.length === 0 ? 0 : (BONUS_POINTS * (bonus - before.players[seat].bonus)) / won.length;
    const points = won.map((token) => TOKEN_VALUES[token] + more).sort((a, b) => b - a);
    return won.length === 0 ? [] : [{ seat, points }];
  });

export const tellHighlight = (
  phrases: HighlightPhrases,
  nameOf: (seat: Seat) => string,
  { before, move, after }: { readonly before: State; readonly move: Move; readonly after: State },
  you: Seat | undefined,
): TownHighlight | undefined => {
  if (move.kind === 'turn-up')
    return before.phase.kind === 'refilling' && after.pile.length === 0
      ? { kind: 'pile', who: 'chance', text: phrases.pile }
      : undefined;
  if (move.kind !== 'build') return undefined;
  const city = after.towers.findIndex(
    (_, tower) => tower % 2 === 0 && isComplete(after.towers, tower >> 1) && !isComplete(before.towers, tower >> 1),
  );
  if (city < 0) return undefined;
  const winners = [...winnersOf(before, after, city >> 1)].sort((a, b) => b.points[0] - a.points[0]);
  const takers = winners.map(({ seat, points }) => {
    const [said, isBoth] = [points.join(' + '), points.length > 1];
    if (seat === you) return isBoth ? phrases.youTakeBoth(said) : phrases.youTake(said);
    return isBoth ? phrases.takesBoth(nameOf(seat), said) : phrases.takes(nameOf(seat), said);
  });
  return {
    kind: 'decided',
    who: COLOURS[winners[0].seat],
    text: phrases.decided(nameCity(city >> 1), listed(takers, phrases.and)),
    ...(winners.some(({ seat }) => seat === you) ? { isYours: true } : {}),
  };
};
