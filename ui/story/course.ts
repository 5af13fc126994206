import type { Course } from './story';

/** A stretch of columns, both included, in which one line was in the lead. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

type Leaders = Course['leaders'];

/** Columns in which nobody led belong to no span, and end the one before. */
export const spansOf = (leaders: Leaders): readonly Span[] => {
  const spans: Span[] = [];
  leaders.forEach((line, column) => {
    const last = spans.at(-1);
    if (line === undefined) return;
    if (last?.line === line && last.to === column - 1) spans[spans.length - 1] = { ...last, to: column };
    else spans.push({ line, from: column, to: column });
  });
  return spans;
};

/** Who led before whom, each time that this changed. */
const changesIn = (leaders: Leaders): readonly (readonly [from: number, to: number])[] => {
  const led = leaders.flatMap((line) => line ?? []);
  return led.slice(1).flatMap((to, i): readonly (readonly [number, number])[] => (led[i] === to ? [] : [[led[i], to]]));
};

/** How often the lead went from one to another. */
export const leadChanges = (leaders: Leaders): number => changesIn(leaders).length;

export interface Duel {
  readonly lines: readonly [number, number];
  readonly count: number;
}

/** The two that took the lead from each other most often; `undefined` if it never changed. */
export const duelIn = (leaders: Leaders): Duel | undefined => {
  const counts = new Map<string, Duel>();
  for (const [from, to] of changesIn(leaders)) {
    const lines = from < to ? ([from, to] as const) : ([to, from] as const);
    const key = lines.join(' ');
    counts.set(key, { lines, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0];
};

/** The longest stretch of each line, in rounds. */
export const longestLeads = ({ leaders, lines }: Pick<Course, 'leaders' | 'lines'>): readonly number[] => {
  const spans = spansOf(leaders);
  return lines.map((_, line) => Math.max(0, ...spans.map((span) => (span.line === line ? span.to - span.from + 1 : 0))));
};

/** By points: the most leads; of equals the one that led before. Nobody leads where all are equal. */
export const leadersByPoints = (columns: readonly (readonly number[])[]): Leaders => {
  let before: number | undefined;
  return columns.map((points) => {
    const most = Math.max(...points);
    if (points.every((one) => one === most)) return (before = undefined);
    if (before === undefined || points[before] !== most) before = points.indexOf(most);
    return before;
  });
};

/**
 * The last state of each round, as its number of moves: `rounds[n]` is the round of the move made in state n. The set-up is none; what
 * is left of a round when the game is over counts as one.
 */
export const roundEnds = (rounds: readonly number[]): readonly { readonly round: number; readonly end: number }[] => {
  const ends = new Map<number, number>();
  rounds.forEach((round, move) => {
    if (round > 0) ends.set(round, move + 1);
  });
  return [...ends].sort(([a], [b]) => a - b).map(([round, end]) => ({ round, end }));
};

export interface AwardCount {
  /** `undefined`: does not take part. */
  readonly counts: readonly (number | undefined)[];
  /** The fewest, not the most. */
  readonly isLeast?: boolean;
  /** Less is nothing to speak of. */
  readonly atLeast?: number;
}

export interface Best {
  readonly lines: readonly number[];
  readonly count: number;
}

/** Those who are best at something; `undefined` where there is nothing to speak of, or all of several are equal. */
export const bestAt = ({ counts, isLeast = false, atLeast = 1 }: AwardCount): Best | undefined => {
  const there = counts.flatMap((count, line) => (count === undefined ? [] : [{ count, line }]));
  if (there.length === 0) return undefined;
  const count = (isLeast ? Math.min : Math.max)(...there.map((one) => one.count));
  const lines = there.filter((one) => one.count === count).map(({ line }) => line);
  const isShared = lines.length === there.length && there.length > 1;
  return isShared || (!isLeast && count < atLeast) ? undefined : { lines, count };
};
