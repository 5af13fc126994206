import type { JSX } from 'preact';
import { EXTENT } from './extent';
import { chanceAt } from './skyline';

const { left, right, top, horizon } = EXTENT;
const WIDTH = right - left;

const STARS = Array.from({ length: 210 }, (_, i) => {
  const x = left + ((i + chanceAt(i, 11)) * WIDTH) / 210;
  const y = 118 - chanceAt(i, 12) ** 2 * 1000;
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
});
const SMALL_STARS = STARS.filter((_, i) => i % 3 !== 0).join('');
const LARGE_STARS = STARS.filter((_, i) => i % 3 === 0).join('');

/** One stretch of the farthest ridge, 720 wide: roofs, a tower, chimneys. It is repeated to the ends of the world. */
const STRETCH = [
  'q30 -6 60 0v-26h5v-7h8v7h27v26q32 -5 64 0v-18l18 -16l18 16v18q45 5 90 0v-16h34v16q40 -6 80 0',
  'v-36l13 -20l13 20v36q40 5 80 0v-16h6v-9h9v9h25v16q42 -6 84 0v-12l23 -13l23 13v12q20 -4 40 0',
].join('');
const WINDOWS = [
  [78, -17],
  [180, -17],
  [305, -11],
  [415, -34],
  [415, -20],
  [528, -11],
  [655, -10],
] as const;

const REPEATS = Math.ceil(WIDTH / 720) + 1;
/** So that no tower stands before the moon. */
const START = left - 60;
const RIDGE = `M${START} ${horizon}${STRETCH.repeat(REPEATS)}v9H${START}Z`;
const RIDGE_WINDOWS = Array.from({ length: REPEATS }, (_, i) =>
  WINDOWS.filter((_place, j) => chanceAt(i, 20 + j) < 0.7)
    .map(([x, y]) => `M${START + i * 720 + x} ${horizon + y}h4v5h-4Z`)
    .join(''),
).join('');

/** It belongs to nobody, and watches. */
const RidgeCat = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})scale(.62)`} fill="#26336b">
    <path d="M-15 4C-19-10-14-22-8-28H8C14-22 19-10 15 4ZM-15-36V-53L-6-45H6L15-53V-36C15-27 8-23 0-23C-8-23-15-27-15-36Z" />
    <path d="M13 0C30 0 31-16 25-25C22-30 26-35 30-32" fill="none" stroke="#26336b" stroke-width="5.5" stroke-linecap="round" />
    <path d="M-6-37h0M6-37h0" stroke="#ffe29a" stroke-width="3.4" stroke-linecap="round" />
  </g>
);

export const Sky = ({ moonX }: { readonly moonX: number }): JSX.Element => (
  <>
    <rect x={left} y={top} width={WIDTH} height={horizon - top} fill="url(#htr-sky)" />
    <g stroke="#fff3cf" stroke-linecap="round">
      <path d={SMALL_STARS} stroke-width="2" opacity=".75" />
      <path d={LARGE_STARS} stroke-width="3" />
    </g>
    <circle cx={moonX - 4} cy="112" r="64" fill="url(#htr-lamp)" opacity=".8" />
    <path transform={`translate(${moonX} 110)`} d="M-4-19A19 19 0 1 0 18 7A15.5 15.5 0 0 1-4-19Z" fill="#fff0c4" />
    <path d={RIDGE} fill="#2b3a78" />
    <path d={RIDGE_WINDOWS} fill="#ffd277" />
    <RidgeCat x={629} y={horizon - 2} />
  </>
);
