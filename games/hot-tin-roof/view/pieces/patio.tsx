import { type Place, Placed, type Scaled } from '@showboat/ui';
import type { JSX } from 'preact';

/** Above the centre of a roof, in units of the house. */
export const PATIO_Y = -9;

/** The boards where cats and awnings stand; `x`, `y` is the centre of the roof. */
export const Patio = ({ x, y, isLit, scale = 0.88 }: Place & Scaled & { readonly isLit: boolean }): JSX.Element => (
  <Placed x={x} y={y} scale={scale}>
    <g transform={`translate(0 ${PATIO_Y})`}>
      {isLit && <ellipse rx="70" ry="41" fill="url(#htr-glow)" />}
      <ellipse cy="2.5" rx="38" ry="18.5" fill="#10163a" opacity=".6" />
      <ellipse
        rx="37"
        ry="17"
        fill={isLit ? '#f2ce85' : '#a88b74'}
        stroke={isLit ? '#fff0bf' : '#2a1c2c'}
        stroke-width={isLit ? 3 : 1.6}
      />
      <path
        d="M-27-11.5H27M-33.5-7H33.5M-36-2.3H36M-36 2.4H36M-33.5 7H33.5M-27 11.5H27M-8-11.5V-7M14-7V-2.3M-18-2.3V2.4M22 2.4V7M-4 7V11.5"
        stroke={isLit ? '#b98a3a' : '#7c614f'}
      />
    </g>
  </Placed>
);
