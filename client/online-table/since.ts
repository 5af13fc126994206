import type { NumberedLine } from '../online/remote-table';

/** The moves that count, by their numbers, and how many of them were made by a number. */
export interface Since {
  readonly numbers: readonly number[];
  /** Moves that somebody has seen who looked last at the given number; fewer if some of them were taken back since. */
  readonly seen: number;
}

export const movesSince = (lines: readonly NumberedLine[], lastSeen: number): Since => {
  let numbers: readonly number[] = [];
  let seen = 0;
  /** The moves at every number, to find where a takeback leads to. */
  const at: (readonly number[])[] = [[]];
  for (const line of lines) {
    numbers = line.kind === 'move' ? [...numbers, line.seq] : (at[line.to] ?? []);
    at[line.seq] = numbers;
    seen = line.seq <= lastSeen ? numbers.length : Math.min(seen, numbers.length);
  }
  return { numbers, seen };
};
