import type { Outcome, Seat } from '@showboat/engine';
import { HIDDEN, PATRICIANS, PATRICIAN_OF, PORTRAITS_OF } from './cards';
import { TOKEN_VALUES } from './cities';
import { citiesOfPenalty } from './messengers';
import { floorsBySeat } from './scoring';
import type { Player, State } from './state';

export const SET_SIZE = 3;
export const SET_POINTS = 6;
export const BONUS_POINTS = 2;
export const PENALTY_POINTS = 3;

export interface Score {
  readonly prestige: number;
  /** Portraits of each patrician in the pile, and the complete sets of three among them. */
  readonly portraits: readonly number[];
  readonly sets: number;
  readonly bonus: number;
  /** 0, or what the −3 token takes. */
  readonly penalty: number;
  readonly total: number;
}

export const prestigeOf = ({ tokens }: Player): number => {
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) sum += TOKEN_VALUES[tokens[i]];
  return sum;
};

/** Portraits by patrician, as far as they are seen. */
export const portraitsOf = ({ played }: Player): readonly number[] => {
  const counts = PATRICIANS.map(() => 0);
  for (const card of played) if (card !== HIDDEN && PATRICIAN_OF[card] >= 0) counts[PATRICIAN_OF[card]] += PORTRAITS_OF[card];
  return counts;
};

/** PAT-END-3 */
export const setsIn = (portraits: readonly number[]): number =>
  portraits.reduce((sum, count) => sum + Math.floor(count / SET_SIZE), 0);

/** The one that has fewest of the seats given, or all that have. */
const fewest = (seats: readonly Seat[], counts: readonly number[]): readonly Seat[] => {
  const least = Math.min(...seats.map((seat) => counts[seat]));
  return seats.filter((seat) => counts[seat] === least);
};

export interface PenaltyCount {
  /** Towers that each seat has a floor in, and its floors there. */
  readonly towers: readonly number[];
  readonly floors: readonly number[];
}

export const penaltyCount = (state: State): PenaltyCount => {
  const towers = state.players.map(() => 0);
  const floors = state.players.map(() => 0);
  for (const city of citiesOfPenalty(state)) {
    for (const tower of [state.towers[2 * city], state.towers[2 * city + 1]]) {
      const counts = floorsBySeat(tower);
      for (let seat = 0; seat < towers.length; seat++) {
        if (counts[seat] > 0) towers[seat]++;
        floors[seat] += counts[seat];
      }
    }
  }
  return { towers, floors };
};

/** PAT-MSG-12: fewest towers, then fewest floors; a tie that lasts spares everybody. */
export const helpedLeast = ({ towers, floors }: PenaltyCount): Seat | undefined => {
  const all = towers.map((_, seat) => seat);
  const last = fewest(fewest(all, towers), floors);
  return last.length === 1 ? last[0] : undefined;
};

/** PAT-MSG-11, PAT-MSG-13 */
export const penaltySeat = (state: State): Seat | undefined =>
  state.options.messengers ? helpedLeast(penaltyCount(state)) : undefined;

/** As things stand: at the end of the game the final score. */
export const scoresOf = (state: State): readonly Score[] => {
  const punished = penaltySeat(state);
  return state.players.map((player, seat) => {
    const prestige = prestigeOf(player);
    const portraits = portraitsOf(player);
    const sets = setsIn(portraits);
    const bonus = BONUS_POINTS * player.bonus;
    const penalty = seat === punished ? PENALTY_POINTS : 0;
    return { prestige, portraits, sets, bonus, penalty, total: prestige + SET_POINTS * sets + bonus - penalty };
  });
};

export interface ScoredOutcome extends Outcome {
  readonly points: readonly number[];
}

/** PAT-TIE-2: what decides between equal totals, the more the better. */
const tieBreakers = (state: State, scores: readonly Score[]): readonly number[] => {
  switch (state.options.tieBreak) {
    case 'shared':
      return scores.map(() => 0);
    case 'tokens':
      return state.players.map(({ tokens }) => tokens.length);
    case 'portraits':
      return scores.map(({ sets }) => sets);
  }
};

export const placesOf = (totals: readonly number[], breakers: readonly number[]): readonly number[] =>
  totals.map(
    (total, seat) => 1 + totals.filter((other, i) => other > total || (other === total && breakers[i] > breakers[seat])).length,
  );

export const outcome = (state: State): ScoredOutcome | undefined => {
  if (state.phase.kind !== 'over') return undefined;
  const scores = scoresOf(state);
  const points = scores.map(({ total }) => total);
  return { places: placesOf(points, tieBreakers(state, scores)), ending: 'all-scored', points };
};
