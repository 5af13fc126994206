import type { Heading } from '@showboat/engine';
import type { Point } from '@showboat/ui';

/** Half the size of a tag, and of what it must not cover. */
const TAG = { x: 17.5, y: 8.5 } as const;
const MARK = { x: 10, y: 10 } as const;

const ANGLES = [270, 90, 240, 120, 300, 60, 210, 150, 330, 30, 0, 180] as const;

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

const overlaps = (tag: Point, mark: Point): boolean =>
  Math.abs(tag.x - mark.x) < TAG.x + MARK.x && Math.abs(tag.y - mark.y) < TAG.y + MARK.y;

/**
 * Where the tag of a ship stands, from the ship's centre: beside it, never over its bow, and over as few of the marks
 * (prices, other tags, ships) as can be. `isWide` leaves room for the ring of the ship to move.
 */
export const tagPlace = (heading: Heading, marks: readonly Point[], isWide: boolean): Point => {
  const [across, down] = isWide ? [56, 46] : [37, 27];
  let best = { x: 0, y: down };
  let least = Infinity;
  for (const [taste, angle] of ANGLES.entries()) {
    const fromBow = apart(angle, heading * 60);
    if (fromBow < 50) continue;
    const radians = (angle * Math.PI) / 180;
    const tag = { x: Math.round(across * Math.sin(radians)), y: Math.round(-down * Math.cos(radians)) };
    // Smoke rises above the ship and the wake is astern: beside the hull is best.
    const cost = marks.filter((mark) => overlaps(tag, mark)).length * 100 + Math.abs(fromBow - 100) * 0.2 + taste;
    if (cost < least) {
      least = cost;
      best = tag;
    }
  }
  return best;
};
