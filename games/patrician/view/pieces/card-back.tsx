import { Drawing, type Place, Placed, type Shape, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';

const GOLD = '#e9c46a';

const LATTICE =
  'M-18 -13L-5 -26M-18 0L8 -26M-18 13L18 -23M-18 26L18 -10M-5 26L18 3M8 26L18 16M18 -13L5 -26M18 0L-8 -26M18 13L-18 -23M18 26L-18 -10M5 26L-18 3M-8 26L-18 16';

/** A tower with swallow-tail battlements, on a medallion. */
const BACK: readonly Shape[] = [
  [LATTICE, undefined, '#b0603a', 0.8],
  ['M-18 -26H18V26H-18Z', undefined, GOLD, 1],
  ['M0 -16.5L13 0L0 16.5L-13 0Z', '#8a3b1e', GOLD, 1.2],
  ['M-3.5 8.5V-3H-5V-8.5L-3.4 -7L-1.7 -8.5V-6.5H1.7V-8.5L3.4 -7L5 -8.5V-3H3.5V8.5H1.3V4.5A1.3 1.3 0 0 0 -1.3 4.5V8.5Z', GOLD],
];

/** Under a card of 44 by 60. No filter: there are many on the board, and the board is zoomed. */
export const CardShadow = (): JSX.Element => (
  <g fill="#3a1f0c" opacity=".22">
    <rect x="-23" y="-29" width="46" height="62" rx="6" />
    <rect x="-24.5" y="-29" width="49" height="64.5" rx="8" opacity=".5" />
  </g>
);

/** A face-down card, 44 by 60. `x`, `y` is the centre. */
export const CardBack = ({ x, y, scale = 1 }: Place & { readonly scale?: number }): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <CardShadow />
    <rect x="-22" y="-30" width="44" height="60" rx="4.5" fill="#8a3b1e" stroke="#3b1508" stroke-width="1.3" />
    <Shapes of={BACK} />
  </Placed>
);

/** The same among words. */
export const CardBackIcon = ({ width }: { readonly width: number }): JSX.Element => (
  <Drawing box={[-23, -31, 46, 63]} width={width}>
    <CardBack x={0} y={0} />
  </Drawing>
);
