import type { Size } from '../camera/lens';
import type { Point } from '../hex-layout';

/** The part of the board visible between the panels, in board pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the anchor to the nearest edge of the call-out. */
const AWAY = 52;
const MARGIN = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The top left corner: near the anchor, inside the area, and not over what must stay visible. */
export const placeCallOut = (anchor: Point, size: Size, area: Area, avoid: readonly Point[]): Point => {
  const right = anchor.x + 26;
  const left = anchor.x - 26 - size.width;
  const below = anchor.y + AWAY;
  const above = anchor.y - AWAY - size.height;
  const middle = anchor.y - size.height / 2;
  const wanted = [
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
    { x: anchor.x + AWAY, y: middle },
    { x: anchor.x - AWAY - size.width, y: middle },
  ];
  const corners = wanted.map(({ x, y }) => ({
    x: clamp(x, area.left + MARGIN, Math.max(area.left + MARGIN, area.right - MARGIN - size.width)),
    y: clamp(y, area.top + MARGIN, Math.max(area.top + MARGIN, area.bottom - MARGIN - size.height)),
  }));
  const covers = ({ x, y }: Point, point: Point, room: number): boolean =>
    point.x > x - room && point.x < x + size.width + room && point.y > y - room && point.y < y + size.height + room;
  const cost = (corner: Point, i: number): number =>
    (covers(corner, anchor, 30) ? 1000 : 0) +
    avoid.filter((point) => covers(corner, point, 24)).length * 100 +
    Math.hypot(corner.x - wanted[i].x, corner.y - wanted[i].y) * 0.4 +
    i;
  let best = 0;
  for (let i = 1; i < corners.length; i++) if (cost(corners[i], i) < cost(corners[best], best)) best = i;
  return corners[best];
};
