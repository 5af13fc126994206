import { leadersByPoints, roundEnds } from './course';
import type { Course } from './story';

/** The course of a game that is won by points. */
export const pointsCourse = ({
  rounds,
  whos,
  pointsAt,
  marksAt,
}: {
  /** Of every move, as for `roundEnds`. */
  readonly rounds: readonly number[];
  /** By seat. */
  readonly whos: readonly string[];
  /** Of all seats, after so many moves. */
  pointsAt(moves: number): readonly number[];
  /** What is counted for the marks: they stand where it has grown. */
  marksAt(moves: number): readonly number[];
}): Course => {
  const ends = roundEnds(rounds);
  const columns = ends.map(({ end }) => pointsAt(end));
  const marks = ends.map(({ end }) => marksAt(end));
  const [before] = ends;
  const start = before ? marksAt(rounds.findIndex((round) => round > 0)) : [];
  return {
    kind: 'points',
    rounds: ends.map(({ round }) => round),
    ends: ends.map(({ end }) => end),
    lines: whos.map((who, seat) => ({
      who,
      seat,
      values: columns.map((points) => points[seat]),
      marks: marks.flatMap((counts, column) => (counts[seat] > (marks[column - 1] ?? start)[seat] ? [column] : [])),
    })),
    leaders: leadersByPoints(columns),
  };
};
