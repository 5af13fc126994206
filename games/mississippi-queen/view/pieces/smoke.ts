import type { Heading } from '@showboat/engine';
import { circlePath } from './shapes';

/** Where the two chimneys stand, on a ship with its bow to -y. */
export const CHIMNEYS = { x: 3.9, y: -12.6 } as const;

const RADIANS = Math.PI / 180;

/** 1 to starboard, -1 to port: the side of the hull that faces the top of the chart, so that the smoke rises and the bow stays clear. */
export const smokeSide = (heading: Heading): 1 | -1 => (heading === 0 || heading > 3 ? 1 : -1);

/** Puffs of both chimneys in three ages, the youngest first: one path each, for each is one flat tone. */
export const smokePaths = (speed: number, heading: Heading): readonly [string, string, string] => {
  const puffs = 3 + Math.round(speed * 1.35);
  const astern = (70 - speed * 3.5) * RADIANS;
  const along = { x: smokeSide(heading) * Math.sin(astern), y: Math.cos(astern) };
  const ages: [string, string, string] = ['', '', ''];
  for (const chimney of [-CHIMNEYS.x, CHIMNEYS.x]) {
    for (let i = 0; i < puffs; i++) {
      const far = 1.5 + i * (2.7 + speed * 0.12);
      const sway = Math.sin(i * 1.7 + chimney) * (0.5 + i * 0.26);
      const r = 1.5 + i * 0.5 + (i % 2) * 0.5;
      const age = Math.min(2, Math.floor((i / puffs) * 3));
      ages[age] += circlePath(chimney + along.x * far - along.y * sway, CHIMNEYS.y + along.y * far + along.x * sway, r);
    }
  }
  return ages;
};

/** Arcs astern, fading; the two lines along the bow grow with speed. */
export const wakeArcs = (speed: number): readonly { readonly path: string; readonly width: number; readonly opacity: number }[] =>
  Array.from({ length: speed > 0 ? Math.ceil(Math.min(4, 1 + speed / 1.6)) : 0 }, (_, i) => ({
    path: `M${-7 - i * 2.2},${31 + i * 8}q${7 + i * 2.2},${5 + i} ${14 + i * 4.4},0`,
    width: 1.5 - i * 0.25,
    opacity: 0.75 - i * 0.17,
  }));

export const bowLines = (speed: number): string => {
  const end = 2 + speed * 3;
  return `M-4,-30C-11,-22 -14.5,-12 -16,${end}M4,-30C11,-22 14.5,-12 16,${end}`;
};
