import { type Point, type TableLayout, scatter } from '@showboat/ui';
import type { JSX } from 'preact';
import { horizonOf } from './hills';
import { tint } from './tint';

const SUNS: Readonly<Record<TableLayout, Point & { readonly r: number }>> = {
  wide: { x: 1010, y: 127, r: 27 },
  phone: { x: 236, y: 22, r: 12 },
};

export const sunOf = (layout: TableLayout): Point => SUNS[layout];

const cloud = (x: number, y: number, s: number): string =>
  `M${x},${y}q${4 * s},${-9 * s} ${20 * s},${-7 * s}q${8 * s},${-9 * s} ${24 * s},${-3 * s}q${18 * s},${-4 * s} ${22 * s},${6 * s}` +
  `q${14 * s},${-1 * s} ${18 * s},${4 * s}Z`;

const dot = (x: number, y: number, r: number): string =>
  `M${x.toFixed(1)},${y.toFixed(1)}m${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0`;

/** Sun and clouds by day, moon and stars by night. */
export const Sky = ({ layout }: { readonly layout: TableLayout }): JSX.Element => {
  const { x, y, r } = SUNS[layout];
  const horizon = horizonOf(layout);
  const size = layout === 'wide' ? 1 : 0.5;
  const stars = scatter({ x: -760, y: -700, width: 2640, height: 700 + horizon }, 46 * size + 20, 5)
    .filter(({ rank }) => rank < 0.55)
    .map((star) => dot(star.x, star.y, Math.round((0.5 + star.rank * 1.3) * 10 * (size + 0.3)) / 10));
  const clouds = scatter({ x: -760, y: -700, width: 2640, height: 660 + horizon }, 190 * size + 20, 9)
    .filter(({ rank }) => rank < 0.4)
    .map((spot) => cloud(Math.round(spot.x), Math.round(spot.y), (0.8 + spot.rank * 2) * size));
  return (
    <>
      <linearGradient
        id="pat-sky"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={horizon - 360 * size}
        x2="0"
        y2={horizon + 30 * size}
      >
        <stop class="sky-1" offset="0" />
        <stop class="sky-2" offset="0.62" />
        <stop class="sky-3" offset="1" />
      </linearGradient>
      <rect x={-1000} y={-1000} width={3200} height={1060 + horizon} fill="url(#pat-sky)" />
      <path class="star night" d={stars.join('')} />
      <path class="tint" style={tint('#f6ecd0')} opacity={0.55} d={clouds.join('')} />
      <circle class="sun" cx={x} cy={y} r={r * 2.6} opacity={0.14} />
      <circle class="sun" cx={x} cy={y} r={r * 1.7} opacity={0.26} />
      <circle class="sun" cx={x} cy={y} r={r} />
      <path
        class="crater night"
        d={
          dot(x - r * 0.3, y - r * 0.25, r * 0.24) +
          dot(x + r * 0.34, y + r * 0.12, r * 0.17) +
          dot(x - r * 0.1, y + r * 0.45, r * 0.13)
        }
      />
    </>
  );
};
