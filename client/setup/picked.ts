import type { Entry } from './entries-field';

/** What was picked from each column, in order. The same places of all columns make an entry; the rest waits for a partner. */
export type Picked = readonly (readonly string[])[];

export const pickedOf = (entries: readonly Entry[], width: number): Picked =>
  Array.from({ length: width }, (_, column) => entries.map((entry) => entry[column] ?? ''));

export const entriesOfPicked = (picked: Picked): readonly Entry[] => {
  const whole = Math.min(...picked.map((words) => words.length));
  return Array.from({ length: whole }, (_, i) => picked.map((words) => words[i]));
};

export const isPickedOf = (picked: Picked, entries: readonly Entry[]): boolean =>
  JSON.stringify(entriesOfPicked(picked)) === JSON.stringify(entries);

/** With it, or without it if it was there. */
export const withPicked = (picked: Picked, column: number, word: string): Picked =>
  picked.map((words, i) => {
    if (i !== column) return words;
    return words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  });

/** How many are missing, and in which column. */
export const missingIn = (picked: Picked): { readonly count: number; readonly column: number } | undefined => {
  const counts = picked.map((words) => words.length);
  const column = counts.indexOf(Math.min(...counts));
  const count = Math.max(...counts) - counts[column];
  return count > 0 ? { count, column } : undefined;
};
