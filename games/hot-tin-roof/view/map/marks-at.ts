import type { Point, Rect } from '@showboat/ui';
import { around, shared } from './overlaps';
import { priceRect, roofRect } from './places';

// Marks above the roofs are placed where they hide nothing. Boards may be custom, so the places are computed, not listed.

/** Of several places, the one where something of that size hides least; the first of equals. */
export const leastHiding = (places: readonly Point[], size: number, things: readonly Rect[]): Point => {
  const badness = (at: Point): number => things.reduce((sum, thing) => sum + shared(around(at, size), thing), 0);
  return places.reduce((best, at) => (badness(at) < badness(best) ? at : best));
};

/** Where a bubble is, from the top of the head of the cat that thinks. */
const BUBBLE: Rect = { x: -54, y: -51, width: 58, height: 50 };
/** The head, from the centre of the roof: over it, and farther down beside it. */
const HEADS: readonly Point[] = [
  { x: 0, y: -50 },
  { x: 12, y: -38 },
  { x: 26, y: -22 },
  { x: 34, y: -4 },
];

export interface ThoughtPlace extends Point {
  readonly isMirrored: boolean;
}

export const bubbleRect = ({ x, y, isMirrored }: ThoughtPlace): Rect => ({
  ...BUBBLE,
  x: x + (isMirrored ? -BUBBLE.x - BUBBLE.width : BUBBLE.x),
  y: y + BUBBLE.y,
});

/** At the left of the cat or at its right, within the board; nowhere, if it would hide something everywhere. */
export const thoughtAt = (
  scene: {
    readonly roofs: readonly Point[];
    readonly plateRects: readonly Rect[];
    readonly initialRects: readonly Rect[];
    readonly rect: Rect;
  },
  roof: number,
): ThoughtPlace | undefined => {
  const { x, y } = scene.roofs[roof];
  const others = scene.roofs.filter((_, other) => other !== roof);
  const things = [
    ...scene.plateRects,
    ...scene.initialRects,
    ...others.flatMap((other) => [roofRect('wide', other), priceRect(other)]),
  ];
  return HEADS.flatMap((head) =>
    [false, true].map((isMirrored): ThoughtPlace => ({ x: x + head.x * (isMirrored ? 1 : -1), y: y + head.y, isMirrored })),
  ).find((place) => {
    const bubble = bubbleRect(place);
    const isSeen = shared(bubble, scene.rect) === bubble.width * bubble.height;
    return isSeen && things.every((thing) => shared(bubble, thing) === 0);
  });
};
