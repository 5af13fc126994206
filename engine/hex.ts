/** A space of a flat-top hex grid in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Clockwise from north, the way pieces face and tiles are turned. */
export const HEADINGS = [0, 1, 2, 3, 4, 5] as const;
export type Heading = (typeof HEADINGS)[number];

/** One step in each heading: N, NE, SE, S, SW, NW. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

// `+ 0` wherever a product or a sign change could give minus zero: JSON drops the sign, and deep equality tells the two apart.

export const scale = (hex: Hex, by: number): Hex => ({ q: hex.q * by + 0, r: hex.r * by + 0 });

export const neighbour = (hex: Hex, heading: Heading): Hex => add(hex, DIRECTIONS[heading]);

/** The heading after that many turns of 60° clockwise; negative numbers turn to port. */
export const turned = (heading: Heading, by: number): Heading => HEADINGS[(((heading + by) % 6) + 6) % 6];

/** Rotated around the origin by that many times 60° clockwise; negative numbers turn the other way. */
export const rotate = (hex: Hex, times: number): Hex => {
  let turning = hex;
  for (let left = turned(0, times); left > 0; left--) turning = { q: 0 - turning.r, r: turning.q + turning.r };
  return turning;
};

export const distance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
