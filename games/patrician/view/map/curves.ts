import type { Point } from '@showboat/ui';

// Soft lines through given points: hills, roads and the river are made of these.

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${n(x)},${n(y)}`;

/** The pieces of a soft line from the first point through all others to the last, without the start. */
export const alongPoints = (points: readonly Point[]): string => {
  let path = '';
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    const before = points[i - 2] ?? from;
    const after = points[i + 1] ?? to;
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return path;
};

export const throughPoints = (points: readonly Point[]): string => `M${at(points[0])}${alongPoints(points)}`;

/** The same line as many short steps, for questions about distances. */
export const stepsThrough = (points: readonly Point[], step = 6): readonly Point[] => {
  const steps: Point[] = [];
  for (let i = 1; i < points.length; i++) {
    const [p1, p2] = [points[i - 1], points[i]];
    const p0 = points[i - 2] ?? p1;
    const p3 = points[i + 1] ?? p2;
    const count = Math.ceil(Math.hypot(p2.x - p1.x, p2.y - p1.y) / step);
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const blend = (a: number, b: number, c: number, d: number): number =>
        b + ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2;
      steps.push({ x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return [...steps, points[points.length - 1]];
};

/** A closed band along a line of steps, as wide at each place as is said. */
export const ribbon = (steps: readonly Point[], halfWidth: (along: number) => number): string => {
  const last = steps.length - 1;
  const side = (i: number, sign: number): Point => {
    const [a, b] = [steps[Math.max(0, i - 1)], steps[Math.min(last, i + 1)]];
    const by = (sign * halfWidth(i / last)) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    return { x: steps[i].x + (b.y - a.y) * by, y: steps[i].y - (b.x - a.x) * by };
  };
  const chosen = steps.flatMap((_, i) => (i % 4 === 0 || i === last ? [i] : []));
  const there = chosen.map((i) => side(i, 1));
  const back = chosen.toReversed().map((i) => side(i, -1));
  return `${throughPoints(there)}L${at(back[0])}${alongPoints(back)}Z`;
};

/** The nearest two steps of two lines. */
export const meetingOf = (one: readonly Point[], other: readonly Point[]): { readonly i: number; readonly distance: number } => {
  let best = { i: 0, distance: Infinity };
  for (const [i, a] of one.entries())
    for (const b of other) {
      const distance = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
      if (distance < best.distance) best = { i, distance };
    }
  return { ...best, distance: Math.sqrt(best.distance) };
};
