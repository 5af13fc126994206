import type { Point } from '../hex-layout';

/** One decimal. Without `toFixed`, which is slow: a drawing may have some hundred thousand numbers. */
const short = (value: number): string => {
  const tenths = Math.round(Math.abs(value) * 10);
  const whole = (tenths / 10) | 0;
  const rest = tenths - whole * 10;
  return (value < 0 && tenths > 0 ? '-' : '') + (rest === 0 ? whole : `${whole}.${rest}`);
};
const pair = ({ x, y }: Point): string => `${short(x)},${short(y)}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Douglas and Peucker: leaves out points closer than `tolerance` to the simplified line. */
export const simplified = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const last = points.length - 1;
  if (last < 2) return points;
  const kept = new Uint8Array(points.length);
  const half = last >> 1;
  kept[0] = kept[half] = kept[last] = 1;
  const open: (readonly [number, number])[] = [
    [0, half],
    [half, last],
  ];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const a = points[from];
    const b = points[to];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    let furthest = tolerance;
    let at = 0;
    for (let i = from + 1; i < to; i++) {
      const { x, y } = points[i];
      const off = Math.abs((b.y - a.y) * x - (b.x - a.x) * y + b.x * a.y - b.y * a.x) / length;
      if (off > furthest) {
        furthest = off;
        at = i;
      }
    }
    if (at === 0) continue;
    kept[at] = 1;
    open.push([from, at], [at, to]);
  }
  return points.filter((_, i) => kept[i] === 1);
};

/** A smooth line from the first point to the last. */
export const smoothPath = (points: readonly Point[]): string => {
  const last = points.length - 1;
  let path = `M${pair(points[0])}`;
  for (let i = 1; i < last; i++) path += `Q${pair(points[i])} ${pair(middle(points[i], points[i + 1]))}`;
  return `${path}L${pair(points[last])}`;
};

/** A smooth closed line through all points. */
export const smoothRing = (points: readonly Point[]): string => {
  const last = points.length - 1;
  let path = `M${pair(middle(points[last], points[0]))}`;
  for (let i = 0; i <= last; i++) path += `Q${pair(points[i])} ${pair(middle(points[i], points[(i + 1) % points.length]))}`;
  return `${path}Z`;
};

export const segmentPath = (from: Point, to: Point): string => `M${pair(from)}L${pair(to)}`;
