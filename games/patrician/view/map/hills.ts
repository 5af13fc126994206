import { type Point, type TableLayout, hashAt } from '@showboat/ui';
import { alongPoints, throughPoints } from './curves';

// The fresco's ground: one soft band before the other, from the olive haze of the distance to the terracotta at the feet.

export interface Hill {
  readonly colour: string;
  /** The whole band. */
  readonly body: string;
  /** Its upper edge, for the one pale stroke of the brush. */
  readonly rim: string;
  /** Two fainter strokes below it. */
  readonly strokes: string;
}

interface Shape {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** From one crest to the next. */
  readonly wave: number;
  readonly height: number;
  readonly rows: readonly (readonly [y: number, colour: string])[];
}

const WIDE: Shape = {
  left: -950,
  right: 2100,
  bottom: 1700,
  wave: 168,
  height: 46,
  rows: [
    [138, '#9fb0a4'],
    [164, '#a9ae86'],
    [192, '#bdb172'],
    [244, '#cfb468'],
    [346, '#ddc07a'],
    [446, '#c9b066'],
    [566, '#d8ae66'],
    [656, '#cf9a57'],
    [766, '#be7b46'],
    [846, '#a5603a'],
    [950, '#9a5836'],
    [1070, '#8c4e30'],
    [1210, '#94573a'],
    [1380, '#7f452b'],
  ],
};

const PHONE: Shape = {
  left: -950,
  right: 1350,
  bottom: 1500,
  wave: 92,
  height: 22,
  rows: [
    [30, '#9fb0a4'],
    [44, '#a9ae86'],
    [64, '#b5b57e'],
    [104, '#c4b26c'],
    [160, '#d2b76c'],
    [218, '#ddc07a'],
    [276, '#c9b066'],
    [336, '#d8ae66'],
    [402, '#cf9a57'],
    [470, '#be7b46'],
    [540, '#a5603a'],
    [640, '#9a5836'],
    [760, '#8c4e30'],
    [920, '#94573a'],
    [1120, '#7f452b'],
  ],
};

const SHAPES: Readonly<Record<TableLayout, Shape>> = { wide: WIDE, phone: PHONE };

/** Where the sky ends. */
export const horizonOf = (layout: TableLayout): number => SHAPES[layout].rows[0][0];

const crestOf = ({ left, right, wave, height }: Shape, y: number, row: number): readonly Point[] => {
  const points: Point[] = [];
  // Crests and hollows alternate, each slightly displaced: mere jitter does not look like hills.
  for (let i = 0; left + (i - 1) * wave < right; i++) {
    const x = left + (i + (hashAt(i, row, 3) - 0.5) * 0.5) * wave;
    const sign = (i + row) % 2 === 0 ? 1 : -1;
    points.push({ x, y: y + sign * height * (0.12 + 0.38 * hashAt(i, row, 7)) });
  }
  return points;
};

const lowered = (points: readonly Point[], by: number): readonly Point[] =>
  points.map(({ x, y }, i) => ({ x, y: y + by * (0.8 + 0.5 * hashAt(i, by | 0, 11)) }));

export const hillsOf = (layout: TableLayout): readonly Hill[] => {
  const shape = SHAPES[layout];
  return shape.rows.map(([y, colour], row) => {
    const crest = crestOf(shape, y, row);
    const foot = row + 1 < shape.rows.length ? shape.rows[row + 1][0] + shape.height * 1.2 : shape.bottom;
    const [first, last] = [crest[0], crest[crest.length - 1]];
    return {
      colour,
      body: `M${first.x},${foot}L${first.x},${first.y}${alongPoints(crest)}L${last.x},${foot}Z`,
      rim: throughPoints(crest),
      strokes: throughPoints(lowered(crest, shape.height * 0.42)) + throughPoints(lowered(crest, shape.height * 0.8)),
    };
  });
};
