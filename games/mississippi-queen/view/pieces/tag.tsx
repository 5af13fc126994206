import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import './pieces.css';

/** Speed in the red half, coal in the black one. */
export const ShipTag = ({
  at,
  speed,
  coal,
}: {
  readonly at: Point;
  readonly speed: number;
  readonly coal: number | string;
}): JSX.Element => (
  <g transform={`translate(${at.x},${at.y})`} pointer-events="none" aria-hidden="true">
    <rect x="-17.5" y="-8.5" width="35" height="17" rx="8.5" fill="#fff8e6" />
    <path d="M0,-7.2H-9a7.2,7.2 0 0 0 0,14.4H0Z" fill="var(--speed)" />
    <path d="M0,-7.2H9a7.2,7.2 0 0 1 0,14.4H0Z" fill="var(--coal)" />
    <g font-size="12" fill="#fff">
      <text class="figure" x="-8" y="4.3">
        {speed}
      </text>
      <text class="figure" x="8" y="4.3">
        {coal}
      </text>
    </g>
  </g>
);
