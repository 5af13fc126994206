import type { Hex } from '@showboat/engine';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to a corner, in the units of all drawings. */
export const HEX_SIZE = 40;

const ROOT_3 = Math.sqrt(3);

/** Hexes with a flat top. */
export const hexCentre = ({ q, r }: Hex): Point => ({ x: 1.5 * HEX_SIZE * q, y: ROOT_3 * HEX_SIZE * (r + q / 2) });

/** Clockwise from the right. */
export const hexCorners = ({ x, y }: Point, scale = 1): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + HEX_SIZE * scale * Math.cos((i * Math.PI) / 3),
    y: y + HEX_SIZE * scale * Math.sin((i * Math.PI) / 3),
  }));

/** The two corners of the side that faces a heading. */
export const hexSide = (centre: Point, heading: number): readonly [Point, Point] => {
  const corners = hexCorners(centre);
  return [corners[(heading + 4) % 6], corners[(heading + 5) % 6]];
};

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${short(x)},${short(y)}`).join('L')}`;

/** The sides, starting at the right corner and relative to it: shared by the hundreds of hexes of one size. */
const sides = new Map<number, string>();

const sidesOf = (scale: number): string => {
  let known = sides.get(scale);
  if (known === undefined) {
    const corners = hexCorners({ x: 0, y: 0 }, scale);
    known = corners
      .slice(1)
      .map(({ x, y }, i) => `l${short(x - corners[i].x)},${short(y - corners[i].y)}`)
      .join('');
    sides.set(scale, known);
  }
  return known;
};

export const hexPath = ({ x, y }: Point, scale = 1): string => `M${short(x + HEX_SIZE * scale)},${short(y)}${sidesOf(scale)}Z`;
