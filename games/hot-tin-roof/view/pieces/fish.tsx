import { Drawing, ellipse, type Place, Placed, type Scaled, type Shape, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS_DARK, PAPER } from './colours';

// What cats pay with and what they come for.

const STEEL = '#2a3547';
const DEEP = '#7a3a0b';

const CAN: readonly Shape[] = [
  ['M-6-7H6Q11-7 11-2V2Q11 7 6 7H-6Q-11 7-11 2V-2Q-11-7-6-7Z', 'url(#htr-tin)', STEEL, 1.5],
  ['M-4.5-3.8H4.5Q7.5-3.8 7.5-.8V.8Q7.5 3.8 4.5 3.8H-4.5Q-7.5 3.8-7.5.8V-.8Q-7.5-3.8-4.5-3.8Z', '#c8452f'],
  ['M-5 0C-2.5-2.6 1-2.6 3 0L5.5-2V2L3 0C1 2.6-2.5 2.6-5 0Z', '#fff3df'],
];
const KEY: readonly Shape[] = [['M11-3C15-6 17-3 15-1', undefined, STEEL, 1.5]];

/** 22 × 14; `x`, `y` is the centre. The key is left out where it would be a blot. */
export const Can = ({ x, y, scale = 1 }: Place & Scaled): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <Shapes of={CAN} />
    {scale > 0.9 && <Shapes of={KEY} />}
  </Placed>
);

/** `size` is the width. */
export const CanIcon = ({ size }: { readonly size: number }): JSX.Element => (
  <Drawing box={[-12, -8.5, 24, 17]} width={size}>
    <Can x={0} y={0} scale={0.9} />
  </Drawing>
);

const FISH: readonly Shape[] = [
  ['M-18 0C-10-11 6-11 12-1L21-9C22-3 22 3 21 9L12 1C6 11-10 11-18 0Z', '#f0a765', DEEP, 1.8],
  ['M-13 3.6C-7 8.6 4 8.4 10 2.4C3 5.4-6 6-13 3.6Z', '#ffd2a0'],
  ['M-6-6.5C-3.5-2-3.5 2-6 6.5', undefined, DEEP, 1.5],
  ['M0-4.4c2 1 2 3 0 4M5-4c2 1 2 3 0 4M0 1.2c2 1 2 3 0 4', undefined, '#b3652a', 1.2],
  [ellipse(-11.5, -1.8, 1.7), DEEP],
];

/** 40 × 18; `x`, `y` is the centre. */
export const Fish = ({ x, y, scale = 1 }: Place & Scaled): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <Shapes of={FISH} />
  </Placed>
);

/** `size` is the width. */
export const FishIcon = ({ size }: { readonly size: number }): JSX.Element => (
  <Drawing box={[-20, -11.5, 43, 23]} width={size}>
    <Fish x={0} y={0} />
  </Drawing>
);

/** A tile of the market and what it counts; 40 × 40, `x`, `y` is the centre. */
export const FishTile = ({ x, y, value, scale = 1 }: Place & Scaled & { readonly value: number }): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <rect x="-20" y="-20" width="40" height="40" rx="7" fill={PAPER} stroke={BRASS_DARK} stroke-width="1.6" />
    <rect x="-16.5" y="-16.5" width="33" height="33" rx="5" fill="#bfdce6" stroke="#8fb6c6" />
    <Fish x={-0.8} y={-6} scale={0.72} />
    <text class="figure-drawn" y="14.4" font-size="13.5" fill="#16323f">
      {value}
    </text>
  </Placed>
);

export const FishTileIcon = ({ value, size }: { readonly value: number; readonly size: number }): JSX.Element => (
  <Drawing box={[-21, -21, 42, 42]} width={size}>
    <FishTile x={0} y={0} value={value} />
  </Drawing>
);
