import type { LogLine } from '../table/log';

// What screen readers are told without asking. More than the last few would be a flood.

const MOST_TURNS = 5;
const MOST_SAID = 4;

/** What others and chance did after the line with this index: every turn once, in order, when it is complete. */
export const turnsToTell = (
  lines: readonly LogLine[],
  {
    after,
    isCurrent,
    isOwn,
  }: {
    readonly after: number;
    /** Everything that was told is displayed: the last line is complete. */
    readonly isCurrent: boolean;
    /** Whether the player here began the line. */
    isOwn(line: LogLine): boolean;
  },
): readonly LogLine[] => {
  const complete = isCurrent ? lines : lines.slice(0, -1);
  return complete.filter((line) => line.index > after && !isOwn(line)).slice(-MOST_TURNS);
};

/** What people and the table say, as times and texts. */
export interface Said {
  readonly key: string;
  /** In milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** In the order in which it was said, whoever said it. */
export const saidToTell = (...sources: readonly (readonly Said[])[]): readonly Said[] =>
  sources
    .flat()
    .sort((a, b) => a.at - b.at)
    .slice(-MOST_SAID);
