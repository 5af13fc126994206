import type { Heading } from '@showboat/engine';

/** Degrees of a heading, nearest to the previous ones: from 5 to 0 a ship turns on by 60, not back by 300. */
export const turnedTo = (before: number, heading: Heading): number => {
  const by = (((heading * 60 - before) % 360) + 540) % 360;
  return before + by - 180;
};
