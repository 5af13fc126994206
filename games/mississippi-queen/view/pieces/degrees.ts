import type { Heading } from '@showboat/engine';

/** Degrees that point to a heading and are nearest to those before: from 5 to 0 a ship turns on by 60, not back by 300. */
export const turnedTo = (before: number, heading: Heading): number => {
  const by = (((heading * 60 - before) % 360) + 540) % 360;
  return before + by - 180;
};
