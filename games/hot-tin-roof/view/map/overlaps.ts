import type { Point, Rect } from '@showboat/ui';

export const around = ({ x, y }: Point, width: number, height = width): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const overlap = (low: number, high: number, otherLow: number, otherHigh: number): number =>
  Math.max(0, Math.min(high, otherHigh) - Math.max(low, otherLow));

/** The area that two rectangles share. */
export const shared = (a: Rect, b: Rect): number =>
  overlap(a.x, a.x + a.width, b.x, b.x + b.width) * overlap(a.y, a.y + a.height, b.y, b.y + b.height);
