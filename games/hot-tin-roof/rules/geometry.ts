// Points, lines and rectangles in the plane, as far as a drawn board needs them.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export interface Rectangle extends Point {
  readonly w: number;
  readonly h: number;
}

export const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** Twice the area of a triangle: on which side of a line a point lies. */
const side = ({ from, to }: Segment, { x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

const isBetween = (value: number, one: number, other: number): boolean =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

const isOn = (segment: Segment, point: Point): boolean =>
  side(segment, point) === 0 &&
  isBetween(point.x, segment.from.x, segment.to.x) &&
  isBetween(point.y, segment.from.y, segment.to.y);

export const isCrossing = (one: Segment, other: Segment): boolean => {
  const [a, b] = [side(one, other.from), side(one, other.to)];
  const [c, d] = [side(other, one.from), side(other, one.to)];
  if (a * b < 0 && c * d < 0) return true;
  return isOn(one, other.from) || isOn(one, other.to) || isOn(other, one.from) || isOn(other, one.to);
};

export const distanceToSegment = ({ from, to }: Segment, point: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const part = Math.max(0, Math.min(1, along));
  return distance(point, { x: from.x + part * dx, y: from.y + part * dy });
};

/** In degrees, 0 to 180. */
export const angleBetween = (at: Point, one: Point, other: Point): number => {
  const turn = Math.abs(Math.atan2(one.y - at.y, one.x - at.x) - Math.atan2(other.y - at.y, other.x - at.x));
  return ((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI;
};

export const distanceToRectangle = ({ x, y, w, h }: Rectangle, point: Point): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - w), Math.max(y - point.y, 0, point.y - y - h));

export const isInRectangle = (area: Rectangle, point: Point): boolean => distanceToRectangle(area, point) === 0;

export const isMeetingRectangle = (area: Rectangle, segment: Segment): boolean => {
  const { x, y, w, h } = area;
  const corners: readonly Point[] = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  return (
    isInRectangle(area, segment.from) ||
    corners.some((from, i) => isCrossing(segment, { from, to: corners[(i + 1) % corners.length] }))
  );
};
