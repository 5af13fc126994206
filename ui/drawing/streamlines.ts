import type { Point } from '../hex-layout';

export interface StreamOptions {
  /** Where lines start, in order of importance: later ones only fill the gaps. */
  readonly seeds: readonly Point[];
  /** The direction of the stream, of length one; `undefined` where there is none. */
  direction(x: number, y: number): readonly [number, number] | undefined;
  isOpen(x: number, y: number): boolean;
  /** How far a line runs from its seed each way. */
  reach(seed: Point): number;
  readonly apart: number;
  readonly stride: number;
  readonly shortest: number;
}

/** Evenly spaced lines along a stream: each ends where it would come too close to another. */
export const streamlines = (options: StreamOptions): readonly (readonly Point[])[] => {
  const { seeds, direction, isOpen, reach, apart, stride, shortest } = options;
  const taken = new Map<number, number[]>();
  const square = (x: number, y: number): number => Math.floor(x / apart) * 65536 + Math.floor(y / apart);
  const isFree = (x: number, y: number, gap: number): boolean => {
    for (let a = -1; a <= 1; a++) {
      for (let b = -1; b <= 1; b++) {
        const near = taken.get(square(x + a * apart, y + b * apart));
        if (!near) continue;
        for (let k = 0; k < near.length; k += 2) if ((near[k] - x) ** 2 + (near[k + 1] - y) ** 2 < gap * gap) return false;
      }
    }
    return true;
  };
  const walk = (seed: Point, sign: number, far: number): Point[] => {
    const line: Point[] = [];
    let { x, y } = seed;
    for (let length = 0; length < far; length += stride) {
      const way = direction(x, y);
      if (!way) break;
      x += sign * way[0] * stride;
      y += sign * way[1] * stride;
      if (!isOpen(x, y) || !isFree(x, y, apart * 0.73)) break;
      line.push({ x, y });
    }
    return line;
  };
  const lines: (readonly Point[])[] = [];
  for (const seed of seeds) {
    if (!isOpen(seed.x, seed.y) || !isFree(seed.x, seed.y, apart)) continue;
    const far = reach(seed);
    const line = [...walk(seed, -1, far).toReversed(), seed, ...walk(seed, 1, far)];
    if ((line.length - 1) * stride < shortest) continue;
    for (const { x, y } of line) {
      const key = square(x, y);
      const near = taken.get(key);
      if (near) near.push(x, y);
      else taken.set(key, [x, y]);
    }
    lines.push(line.filter((_, i) => i % 3 === 0 || i === line.length - 1));
  }
  return lines;
};
