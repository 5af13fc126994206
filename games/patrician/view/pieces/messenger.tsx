import { Drawing, ellipse, type Place, Placed, type Shape, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';

const INK = '#3d1d0c';

const BASE = 'M-13 0.5C-13 -5 13 -5 13 0.5';

/** Cape, hat with a feather and a sealed letter, on a base; no player's colour. 40 high. */
const FIGURE: readonly Shape[] = [
  [`${BASE}V2.5C13 7.5 -13 7.5 -13 2.5Z`, '#d9c69c', INK, 1.2],
  [`${BASE}C13 5.5 -13 5.5 -13 0.5Z`, '#fbf1da', INK, 0.8],
  ['M-11 0C-11.5 -8 -9 -15.5 -5 -18.5H5C9 -15.5 11.5 -8 11 0C5 2.6 -5 2.6 -11 0Z', '#c2562f', INK, 1.4],
  ['M1 -18H5C8.6 -15.2 11 -8 10.4 -.5C8 .6 5 1.2 2 1.2Z', '#9c3f1e'],
  ['M-6.4 -18.6C-3 -14.6 3 -14.6 6.4 -18.6L4 -20.5H-4Z', '#e9c46a', INK, 1],
  [ellipse(0, -23.6, 6), '#f1cda6', INK, 1.4],
  ['M-2 -23.2v.5M2.8 -23.2v.5', undefined, INK, 1.6],
  ['M-1.6 -20.6C-.4 -19.6 1.4 -19.6 2.6 -20.6', undefined, '#a8442f', 1.1],
  ['M-5 -28C-5 -35 4 -35.5 5.4 -29L5 -27H-5Z', '#6b7138', INK, 1.4],
  ['M-5 -29.2C-2 -27.8 2.6 -28 5.3 -29.8', undefined, '#c2562f', 1.9],
  ['M-10.5 -25.4C-7 -29.6 8 -30.4 11.5 -27.4C8 -24.8 -5 -24 -10.5 -25.4Z', '#5a5f2e', INK, 1.4],
  ['M4.6 -29.5C7 -36 13.5 -35 16 -39.5C9.5 -40.5 3.5 -37.5 2.6 -31.5Z', '#f6f0e2', INK, 1.1],
];

const LETTER: readonly Shape[] = [
  ['M-10 -13H6V-2H-10Z', '#fff9ea', INK, 1.3],
  ['M-10 -13L-2 -6.6L6 -13', undefined, INK, 1.1],
  [ellipse(-2, -6.4, 2.6), '#9c2a22', INK, 0.8],
  [ellipse(6, -6, 2.2), '#f1cda6', INK, 1.1],
];

/** `x`, `y` is where its feet stand. */
export const MessengerFigure = ({ x, y, scale = 1 }: Place & { readonly scale?: number }): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <ellipse cx="2" cy="4" rx="15" ry="5" fill="#2a1508" opacity=".28" />
    <Shapes of={FIGURE} />
    <g transform="rotate(-14 -2 -8)">
      <Shapes of={LETTER} />
    </g>
  </Placed>
);

/** The same among words; the size is its height. */
export const MessengerIcon = ({ size }: { readonly size: number }): JSX.Element => (
  <Drawing box={[-20, -41, 40, 52]} width={(size * 40) / 52}>
    <MessengerFigure x={0} y={0} />
  </Drawing>
);
