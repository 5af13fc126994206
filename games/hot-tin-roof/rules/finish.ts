import type { Outcome } from '@showboat/engine';
import { isJoined } from './joined';
import { IN_HAND, NOBODY, type Player, type State, hasPairInHand, isDeluxeAllowed } from './state';

export interface Score {
  readonly cans: number;
  readonly fish: number;
  /** Own cats still on the board, and what they cost. */
  readonly catsLeft: number;
  readonly penalty: number;
  readonly total: number;
}

export const catsOnBoard = ({ cats }: Player): number => {
  let count = 0;
  for (let cat = 0; cat < cats.length; cat++) if (cats[cat] !== IN_HAND) count++;
  return count;
};

/** HTR-END-3, HTR-END-4: as things stand; at the end of the game the final score. */
export const scoresOf = ({ players, options }: State): readonly Score[] =>
  players.map((player) => {
    const catsLeft = catsOnBoard(player);
    const penalty = options.penaltyPerCatLeft * catsLeft;
    const { cans, fish } = player;
    return { cans, fish, catsLeft, penalty, total: cans + options.fishValue * fish - penalty };
  });

/** HTR-TIE-1, HTR-TIE-2: more fish, then fewer cats left. */
const isBefore = (one: Score, other: Score): boolean =>
  one.total !== other.total
    ? one.total > other.total
    : one.fish !== other.fish
      ? one.fish > other.fish
      : one.catsLeft < other.catsLeft;

export interface ScoredOutcome extends Outcome {
  readonly points: readonly number[];
}

export const outcome = (state: State): ScoredOutcome | undefined => {
  const { phase } = state;
  if (phase.kind !== 'over') return undefined;
  const scores = scoresOf(state);
  const places = scores.map((score) => 1 + scores.filter((other) => isBefore(other, score)).length);
  return { places, ending: phase.ending, points: scores.map(({ total }) => total) };
};

const isGapFree = ({ built }: State): boolean => built.catwalks.includes(NOBODY);

const mayLay = (state: State, players: readonly Player[]): boolean => {
  if (!isGapFree(state)) return false;
  for (let seat = 0; seat < players.length; seat++) if (players[seat].catwalks > 0) return true;
  if (!isDeluxeAllowed({ players, options: state.options })) return false;
  for (let seat = 0; seat < players.length; seat++) if (players[seat].deluxe > 0) return true;
  return false;
};

/** HTR-END-7: all pairs out, no catwalk to lay, and no pair joined: no fish can ever be won. */
export const isStuck = (state: State, players: readonly Player[] = state.players): boolean => {
  for (let seat = 0; seat < players.length; seat++) if (hasPairInHand(players[seat], state.options)) return false;
  if (mayLay(state, players)) return false;
  for (let seat = 0; seat < players.length; seat++) {
    const { cats } = players[seat];
    if (isJoined(state, cats[0], cats[1])) return false;
    if (cats[2] !== IN_HAND && isJoined(state, cats[2], cats[3])) return false;
  }
  return true;
};
