import type { JSX } from 'preact';
import type { Exit } from '../../board';

const ARROWS: Readonly<Record<Exit, string>> = {
  L: 'M8,22V8Q8,-2 -2,-8L-13,-14M-2,-20L-14,-14.6L-13.4,-1.6',
  S: 'M0,20V-18M-11,-8L0,-20L11,-8',
  R: 'M-8,22V8Q-8,-2 2,-8L13,-14M2,-20L14,-14.6L13.4,-1.6',
};

/** The face that says how the river goes on, about the origin. */
export const DieMark = ({ exit }: { readonly exit: Exit }): JSX.Element => (
  <g>
    <rect x="-30" y="-28" width="64" height="64" rx="12" fill="#5e4a1e" opacity=".3" />
    <rect x="-33" y="-33" width="66" height="66" rx="12" fill="#fff9ea" stroke="#b58e4b" stroke-width="2" />
    <rect x="-28" y="-28" width="56" height="56" rx="9" fill="none" stroke="#e2cf9f" stroke-width="1.2" />
    <path d={ARROWS[exit]} fill="none" stroke="#14505b" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round" />
  </g>
);

export const Die = ({
  exit,
  size = 48,
  label,
}: {
  readonly exit: Exit;
  readonly size?: number;
  readonly label: string;
}): JSX.Element => (
  <svg class="badge" width={size} height={size} viewBox="-40 -40 80 80" role="img" aria-label={label}>
    <DieMark exit={exit} />
  </svg>
);
