import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './marks.css';

export type SealState = 'closed' | 'opened' | 'cracked';

interface Wax {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly edge: string;
  readonly shine: string;
}

/** Wax has its own colours, the same by night. */
const WAX = {
  closed: { light: '#e9c674', middle: '#b98a34', dark: '#7e581b', edge: '#5b3d0e', shine: '#fbe7b4' },
  opened: { light: '#5fae83', middle: '#2f7a52', dark: '#174a30', edge: '#0f3a25', shine: '#b7e3c9' },
  cracked: { light: '#d8604f', middle: '#a9301f', dark: '#6a140c', edge: '#5a0f08', shine: '#ffc9bf' },
} satisfies Record<SealState, Wax>;

/** Twenty-two bumps, none like the other: where wax ran. */
const RADII = [
  25.6, 23.8, 24.2, 25, 23.6, 26.1, 24.5, 24.2, 24.2, 24.2, 25.8, 27.1, 24.1, 25.4, 24, 23.8, 27.1, 24.8, 25.5, 24.9, 22.8, 26.3,
];

const point = (i: number, radius: number): string => {
  const angle = (i / RADII.length) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;
};

const radiusAt = (i: number): number => RADII[i % RADII.length];

const OUTLINE = RADII.map((radius, i) => {
  const middle = (radius + radiusAt(i + 1)) / 2;
  return `${i === 0 ? `M${point(-0.5, (radius + radiusAt(RADII.length - 1)) / 2)}` : ''}Q${point(i, radius)} ${point(i + 0.5, middle)}`;
}).join('');

const SPOKES = [0, 45, 90, 135];
const PADDLES = [...SPOKES, 180, 225, 270, 315];

/** The house's wheel, pressed into the wax. */
const Stamp = ({ edge }: { readonly edge: string }): JSX.Element => (
  <g fill="none" stroke={edge} stroke-width="2" opacity=".8">
    <circle r="9" />
    <circle r="2.6" fill={edge} />
    {SPOKES.map((degrees) => (
      <path key={degrees} d="M0,-9V9" transform={`rotate(${degrees})`} />
    ))}
    {PADDLES.map((degrees) => (
      <path key={degrees} d="M-2.6,-11.2H2.6" stroke-width="2.4" transform={`rotate(${degrees})`} />
    ))}
  </g>
);

/** Chance: closed while it is secret, opened when every draw holds, cracked when one does not. Beside words that say so. */
export const Seal = ({ is, size = 52 }: { readonly is: SealState; readonly size?: number }): JSX.Element => {
  const wax = useId();
  const { light, middle, dark, edge, shine } = WAX[is];
  return (
    <svg class="seal-mark" width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <radialGradient id={wax} cx=".38" cy=".32" r=".8">
        <stop stop-color={light} />
        <stop offset=".55" stop-color={middle} />
        <stop offset="1" stop-color={dark} />
      </radialGradient>
      <ellipse cx="1.5" cy="3.5" rx="25" ry="24" fill="#000" opacity=".2" />
      <path d={`${OUTLINE}Z`} fill={`url(#${wax})`} stroke={edge} stroke-width=".8" />
      <circle r="17" fill="none" stroke={edge} stroke-width="1.2" opacity=".55" />
      <path
        d="M-16,-9A18.4,18.4 0 0 1 6,-17.4"
        fill="none"
        stroke={shine}
        stroke-width="1.6"
        stroke-linecap="round"
        opacity=".75"
      />
      {is === 'opened' ? (
        <path
          class="seal-tick"
          d="M-9,.5L-2.6,7L10,-7"
          pathLength="1"
          fill="none"
          stroke="#f4fff6"
          stroke-width="4.6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ) : (
        <Stamp edge={edge} />
      )}
      {is === 'cracked' && (
        <path
          d="M-6,-26L2,-10L-5,-2L4,8L-2,27"
          fill="none"
          stroke="var(--ground, var(--panel))"
          stroke-width="3.4"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
};
