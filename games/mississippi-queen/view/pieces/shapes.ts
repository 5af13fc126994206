import { type Point, pathThrough } from '@showboat/ui';
import type { Shape } from './ships';

const around = (corners: number, radius: (corner: number) => number): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((i * 360) / corners - 90) * (Math.PI / 180);
    return { x: radius(i) * Math.cos(angle), y: radius(i) * Math.sin(angle) };
  });

const closed = (points: readonly Point[]): string => `${pathThrough(points)}Z`;

const short = (value: number): number => Math.round(value * 100) / 100;

export const circlePath = (x: number, y: number, r: number): string => {
  const [left, top, radius] = [short(x - r), short(y), short(r)];
  return `M${left},${top}a${radius},${radius} 0 1,0 ${2 * radius},0a${radius},${radius} 0 1,0 ${-2 * radius},0Z`;
};

const drawShape = (shape: Shape, r: number): string => {
  const k = (part: number): number => short(r * part);
  switch (shape) {
    case 'circle':
    case 'rose':
      return circlePath(0, 0, r);
    case 'square':
      return `M${-k(0.88)},${-k(0.88)}H${k(0.88)}V${k(0.88)}H${-k(0.88)}Z`;
    case 'triangle':
      return closed(around(3, () => r * 1.32).map(({ x, y }) => ({ x, y: y + r * 0.16 })));
    case 'diamond':
      return closed(around(4, () => r * 1.24));
    case 'quatrefoil': {
      const q = k(0.62);
      const lobe = `A${q},${q} 0 1,1`;
      return `M${-q},${-q}${lobe} ${q},${-q}${lobe} ${q},${q}${lobe} ${-q},${q}${lobe} ${-q},${-q}Z`;
    }
    case 'star':
      return closed(around(12, (corner) => r * (corner % 2 === 0 ? 1.28 : 0.84)));
    case 'shield':
      return `M${-r},${-r}H${r}V${k(0.15)}C${r},${k(0.8)} ${k(0.4)},${k(1.05)} 0,${k(1.3)}C${-k(0.4)},${k(1.05)} ${-r},${k(0.8)} ${-r},${k(0.15)}Z`;
  }
};

const drawn = new Map<string, string>();

/** The outline of a badge about the origin: all shapes look equally large for the same `r`. The log alone has dozens of them. */
export const shapePath = (shape: Shape, r: number): string => {
  const key = `${shape} ${r}`;
  const path = drawn.get(key) ?? drawShape(shape, r);
  drawn.set(key, path);
  return path;
};

/** A lump of coal with seven corners. */
export const lumpPath = (r: number): string =>
  closed(
    [
      [-1, 0.1],
      [-0.62, -0.78],
      [0.18, -1],
      [0.86, -0.5],
      [1, 0.4],
      [0.36, 1],
      [-0.56, 0.86],
    ].map(([x, y]) => ({ x: x * r, y: y * r })),
  );
