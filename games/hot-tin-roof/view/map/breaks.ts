import type { Point, TableLayout } from '@showboat/ui';
import { roofSizes } from './places';
import { APART, roomFor, stretchBetween } from './spread';

const TRIES = 9;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Where the break of each link is, as a part of its length: where it is seen, away from other breaks, and else in the middle. */
export const breaksOf = (
  layout: TableLayout,
  roofs: readonly Point[],
  links: readonly (readonly [number, number])[],
): readonly number[] => {
  const apart = APART * roofSizes(layout).plank;
  const stretches = links.map((link) => stretchBetween(layout, roofs, link));
  const breaks = links.map(() => 0.5);
  const taken: Point[] = [];
  // Those with little choice come first.
  const order = [...links.keys()].sort((a, b) => stretches[a].length - stretches[b].length);
  for (const link of order) {
    const [from, to] = links[link].map((roof) => roofs[roof]);
    const [low, high] = roomFor(layout, stretches[link]);
    const badness = (part: number): number => {
      const at = between(from, to, part);
      const crowd = taken.reduce((sum, other) => sum + Math.max(0, apart - Math.hypot(at.x - other.x, at.y - other.y)), 0);
      return crowd + 10 * Math.abs(part - 0.5);
    };
    const middle = Math.max(low, Math.min(high, 0.5));
    const tries = [middle, ...Array.from({ length: TRIES }, (_, i) => low + ((high - low) * i) / (TRIES - 1))];
    breaks[link] = tries.reduce((best, part) => (badness(part) < badness(best) ? part : best));
    taken.push(between(from, to, breaks[link]));
  }
  return breaks;
};
