import type { JSX } from 'preact';
import { lumpPath } from './shapes';
import './pieces.css';

/** Coal is always black: a lump with a figure, about the origin. */
export const Lump = ({ figure, r = 8 }: { readonly figure: number | string; readonly r?: number }): JSX.Element => (
  <g>
    <path d={lumpPath(r)} fill="var(--coal)" stroke="#ffe9b0" stroke-width=".9" stroke-linejoin="round" />
    <text class="figure" y={r * 0.46} font-size={r * 1.35} fill="var(--ivory)">
      {figure}
    </text>
  </g>
);

/** Nothing to pay. */
export const Nought = ({ r = 8.8 }: { readonly r?: number }): JSX.Element => (
  <g>
    <circle r={r} fill="var(--ivory)" fill-opacity=".95" stroke="#8a6420" stroke-width=".9" />
    <text class="figure" y={r * 0.55} font-size={r * 1.56} fill="#3b2a08">
      0
    </text>
  </g>
);

/** What it costs to end there. */
export const Price = ({ coal }: { readonly coal: number }): JSX.Element =>
  coal === 0 ? <Nought /> : <Lump figure={coal} r={coal > 1 ? 8.4 : 9} />;
