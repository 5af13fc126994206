import { Drawing, type Place, Placed } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS_DARK, GOLD } from './colours';

// The sign of a house, in a square of 24 about the origin. People match pictures, not names: the same signs are on home tiles.

const SIGNS: readonly string[] = [
  // boot
  'M-6-9H1V1C4 2 9 2.5 9 8H-6ZM-6 4.5H0',
  // jar of pickles
  'M-6-8.5H6V-5H-6ZM-5-5C-8-1-7 9-5 9H5C7 9 8-1 5-5M-2-1.5C-4 1-4 3.5-2 6M2.5-1.5C.5 1 .5 3.5 2.5 6',
  // hammer
  'M-9-8H4L8-5V-2H-9ZM-3-2V9H1V-2',
  // cottage
  'M-8 9V-.5H8V9ZM-10.5 1L0-9L10.5 1M-2.5 9V3.5H2.5V9',
  // chimney
  'M-6 9L-4-4H4L6 9ZM-6-4H6V-8H-6ZM-4.5 2H1M-.5 6H5',
  // thimble
  'M-6 8L-4-4C-3-10 3-10 4-4L6 8ZM-5 3.5H5M-1.5-5h0M2-3.5h0M-2-1h0M1 .3h0',
  // lantern
  'M-5-3H5L4 7H-4ZM-6.5-3L0-8.5L6.5-3M-6 7H6M0-8.5V-10.5M0 4.5C-2.5 2 0 .5 0-.5C1 1 2.5 2 0 4.5',
  // teapot
  'M-6-3C-9 8-3 9 0 9S9 8 6-3ZM-5-3C-3-6 3-6 5-3M0-6V-8M7 0C11-2 11 5 6 5M-7 1L-11-3',
  // weathercock
  'M0 10V2.5M-6 6H6M-8-1C-5-8-1-3 3-4L4-9L8-5L6-3C6 3-3 4-8-1Z',
  // mandolin
  'M-7 3C-9-2-3-5 0-3L8-10M-7 3C-6 9 2 9 4 3C5 1 4-1 2-2M-4 3A2 2 0 1 0 0 3A2 2 0 1 0-4 3M6-10.5L9-7.5',
  // skylight
  'M-7 8L-9-8H9L7 8ZM0-8V8M-8 0H8',
  // loaf
  'M-9 6C-10-3-5-6 0-6S10-3 9 6ZM-4-5C-5-2-5 0-3 2M0-6C-1-3-1-1 1 1M5-5C4-2 4 0 6 2',
  // moon
  'M3-9C-6-8-9 3-2 8C2 10 6 9 8 7C0 6-3-3 3-9ZM6-4.5h0M8.5 0h0',
  // shirt on a line
  'M-11-7H11M-6-7L-9-2L-6 0V9H6V0L9-2L6-7C4-4-4-4-6-7Z',
  // rain barrel
  'M-5-9H5C8-4 8 4 5 9H-5C-8 4-8-4-5-9ZM-7-3H7M-7 3H7',
];

/** Past the fifteen signs the discs change colour. */
const DISCS = ['#f6ead0', '#bfe0dc', '#f4c9c0', '#d3cdf0', '#dfe3a4'];

export const discColour = (index: number): string => DISCS[Math.floor(index / SIGNS.length) % DISCS.length];

/** The sign alone: `size` is the side of its square. */
export const Sign = ({ x, y, size, index }: Place & { readonly size: number; readonly index: number }): JSX.Element => (
  <Placed x={x} y={y} scale={size / 24}>
    <path
      d={SIGNS[index % SIGNS.length]}
      fill="none"
      stroke="#2e2118"
      stroke-width={size < 20 ? 2.1 : 1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </Placed>
);

/** The sign on its disc; `x`, `y` is the centre. */
export const Pictogram = ({
  x,
  y,
  r,
  index,
  fill = discColour(index),
}: Place & {
  readonly r: number;
  readonly index: number;
  readonly fill?: string | undefined;
}): JSX.Element => (
  <g aria-hidden="true">
    <circle cx={x} cy={y} r={r} fill={fill} stroke={BRASS_DARK} stroke-width="1.3" />
    <Sign x={x} y={y} size={r * 1.56} index={index} />
  </g>
);

/** The same among words; golden is where somebody goes. */
export const PictogramIcon = ({
  index,
  size,
  isGoal = false,
}: {
  readonly index: number;
  readonly size: number;
  readonly isGoal?: boolean;
}): JSX.Element => (
  <Drawing box={[-20, -20, 40, 40]} width={size}>
    <Pictogram x={0} y={0} r={19} index={index} fill={isGoal ? GOLD : undefined} />
  </Drawing>
);
