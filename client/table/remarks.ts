import type { Seat } from '@showboat/engine';
import type { Remark } from '@showboat/ui';
import { numberOf } from '@showboat/ui/portrait';

export interface Said {
  readonly seat: Seat;
  readonly line: string;
}

/** Milliseconds of silence between two remarks; after that one in four is made. */
const SILENCE = 15_000;
const ONE_IN = 4;
/** What is great need not wait so long. */
const BREATH = 3_000;

/** Decides what is said: now and then, what fits, and no line twice in a game. The same game has the same remarks. */
export const createSpeakers = (
  game: string,
  now: () => number,
): { say(remark: Remark, index: number, lines: readonly string[]): Said | undefined } => {
  const spoken = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  return {
    say: ({ seat, about, isGreat }, index, lines) => {
      const number = numberOf(`${game} ${index} ${about}`);
      if (now() - last < (isGreat ? BREATH : SILENCE)) return undefined;
      if (!isGreat && number % ONE_IN !== 0) return undefined;
      const first = Math.floor(number / ONE_IN) % Math.max(1, lines.length);
      const line = [...lines.slice(first), ...lines.slice(0, first)].find((one) => !spoken.has(one));
      if (line === undefined) return undefined;
      spoken.add(line);
      last = now();
      return { seat, line };
    },
  };
};
