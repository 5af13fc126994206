import type { JSX } from 'preact';

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315];

/** The product's logo: a paddle wheel. */
export const Wheel = ({ size }: { readonly size: number }): JSX.Element => (
  <svg
    class="wheel"
    width={size}
    height={size}
    viewBox="-16 -16 32 32"
    fill="none"
    stroke="var(--brass)"
    stroke-width="1.8"
    aria-hidden="true"
  >
    <circle r="11.5" />
    <circle r="3.4" fill="var(--brass)" />
    {SPOKES.map((degrees) => (
      <g key={degrees} transform={`rotate(${degrees})`}>
        <path d="M0,-3V-11.5" />
        <path d="M-3.2,-13.4H3.2" stroke-width="3" />
      </g>
    ))}
  </svg>
);
