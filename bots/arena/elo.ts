import { type Random, createRandom } from '@showboat/engine';
import { meanOf } from './statistics';

// A table of several players counts as one game per pair: the better place has beaten the other. Strengths are those that make
// all of these results most likely (Bradley and Terry), in Elo: 400 points are ten to one.

/** Row against column: games won, half of the drawn ones. */
export type PairScores = readonly (readonly number[])[];

/** An extra drawn game for every pair, so that a bot that lost every game has a finite strength, too. */
const PRIOR = 0.5;
const ROUNDS = 2000;
const SETTLED = 1e-9;

/** Strengths in Elo points around a mean of 0. */
export const fitElo = (scores: PairScores): readonly number[] => {
  const players = scores.map((_, i) => i);
  const won = players.map((i) => players.reduce((sum, j) => sum + (i === j ? 0 : scores[i][j] + PRIOR), 0));
  let strengths = players.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths;
    const raised = players.map((i) => {
      const expected = players.reduce((sum, j) => {
        const games = scores[i][j] + scores[j][i] + 2 * PRIOR;
        return i === j ? sum : sum + games / (before[i] + before[j]);
      }, 0);
      return expected === 0 ? 1 : won[i] / expected;
    });
    const scale = Math.exp(meanOf(raised.map(Math.log)));
    strengths = raised.map((strength) => strength / scale);
    if (strengths.every((strength, i) => Math.abs(Math.log(strength / before[i])) < SETTLED)) break;
  }
  return strengths.map((strength) => (400 * Math.log(strength)) / Math.LN10);
};

const added = (tables: readonly PairScores[]): PairScores =>
  tables[0].map((row, i) => row.map((_, j) => tables.reduce((sum, table) => sum + table[i][j], 0)));

const RESAMPLES = 400;

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const resampled = (deals: readonly PairScores[], random: Random): readonly PairScores[] =>
  deals.map(() => deals[Math.floor(random() * deals.length)]);

/** Ratings from the pair scores of every deal; the error bars (95 %) come from bootstrapping over deals. */
export const rate = (deals: readonly PairScores[]): readonly Rating[] => {
  const elo = fitElo(added(deals));
  // The same games must always give the same figures.
  const random = createRandom('elo');
  const fits = Array.from({ length: RESAMPLES }, () => fitElo(added(resampled(deals, random))));
  return elo.map((value, i) => {
    const sorted = fits.map((fit) => fit[i]).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(part * (RESAMPLES - 1))];
    return { elo: value, low: Math.min(value, at(0.025)), high: Math.max(value, at(0.975)) };
  });
};
