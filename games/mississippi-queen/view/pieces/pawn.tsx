import type { JSX } from 'preact';

const BODY = 'M-5.6,8.4C-5.6,3.4 -3.2,1.6 -2.4,-1.2A4.1,4.1 0 1 1 2.4,-1.2C3.2,1.6 5.6,3.4 5.6,8.4Z';

/** A passenger with a hat, 11 × 17 about the origin. */
export const PawnMark = ({ scale = 1 }: { readonly scale?: number }): JSX.Element => (
  <g transform={`scale(${scale})`}>
    <ellipse cx="1.5" cy="8.6" rx="6.4" ry="2.3" fill="#04222a" opacity=".4" />
    <path d={BODY} fill="#fff6df" stroke="#2b2416" stroke-width="1.3" stroke-linejoin="round" />
    <path d="M-6.2,-4.4H6.2M-3,-5.2C-3,-8.6 3,-8.6 3,-5.2" fill="#2b2416" stroke="#2b2416" stroke-width="1.3" />
  </g>
);

/** Among words; an empty berth is the dashed outline. */
export const Pawn = ({ isAboard, size = 18 }: { readonly isAboard: boolean; readonly size?: number }): JSX.Element => (
  <svg class="badge" width={size} height={size * 1.2} viewBox="-8 -11 16 22" aria-hidden="true">
    {isAboard ? <PawnMark /> : <path d={BODY} fill="none" stroke="var(--ink-2)" stroke-width="1.2" stroke-dasharray="2 1.6" />}
  </svg>
);
