import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { Lump } from './lump';
import './pieces.css';

/** Another ship is there and would be pushed away: the price. */
export const PushTag = ({ at, coal }: { readonly at: Point; readonly coal: number }): JSX.Element => (
  <g transform={`translate(${at.x},${at.y})`} pointer-events="none" aria-hidden="true">
    <rect x="-19" y="-9" width="38" height="18" rx="9" fill="#fff8e6" stroke="#8a6420" stroke-width=".9" />
    <path
      d="M-13,-4.5L-8.5,0L-13,4.5M-7.5,-4.5L-3,0L-7.5,4.5"
      fill="none"
      stroke="var(--speed)"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    <g transform="translate(9,0)">
      {coal === 0 ? (
        <text class="figure" x="-1" y="4.6" font-size="13" fill="#3b2a08">
          0
        </text>
      ) : (
        <Lump figure={coal} r={7.6} />
      )}
    </g>
  </g>
);
