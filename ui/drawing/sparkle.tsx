import type { JSX } from 'preact';
import './sparkle.css';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Something happened here: rays that fly apart once. `x`, `y` is the centre. Not for reduced motion. */
export const Sparkle = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): JSX.Element => (
  <g class="sparkle" transform={`translate(${x} ${y}) scale(${r / 100})`} aria-hidden="true">
    {RAYS.map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path d="M0-34L5-62L0-90L-5-62Z" />
      </g>
    ))}
  </g>
);
