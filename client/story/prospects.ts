import type { Review } from '@showboat/bots';
import { type Course, leadersByPoints } from '@showboat/ui/story';
import { pointsOf, valuesByRound } from '../replay/review-data';

/** The course of a game that tells nothing of itself: the prospects of everybody, in per cent. */
export const prospectsCourse = (review: Review<unknown>, whos: readonly string[], roundAt: (index: number) => number): Course => {
  const rounds = valuesByRound(review, roundAt).filter(({ round }) => round > 0);
  const columns = rounds.map(({ values }) => values.map(pointsOf));
  const endOf = (round: number): number =>
    Math.max(0, ...review.decisions.map(({ index, played }) => (roundAt(index) === round ? index + played.length : 0)));
  return {
    kind: 'points',
    rounds: rounds.map(({ round }) => round),
    ends: rounds.map(({ round }) => endOf(round)),
    lines: whos.map((who, seat) => ({ who, seat, values: columns.map((values) => values[seat]), marks: [] })),
    leaders: leadersByPoints(columns),
  };
};
