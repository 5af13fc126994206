import type { JSX } from 'preact';
import type { Ship } from '../../game';
import type { PanelPhrases } from '../../words/en/panels';
import { Pawn, bunkerOf, lumpPath } from '../pieces';
import './stat-chips.css';

const FACE = lumpPath(10);

/** Red is always speed. */
export const SpeedChip = ({ speed, phrases }: { readonly speed: number; readonly phrases: PanelPhrases }): JSX.Element => (
  <svg class="chip" viewBox="-11 -11 22 22" role="img" aria-label={phrases.steamers.speed(speed)}>
    <circle r="10.2" fill="var(--speed)" stroke="var(--brass-light)" stroke-width="1.2" />
    <text class="figure" y="4.6" font-size="13.5" fill="#fff">
      {speed}
    </text>
  </svg>
);

/** Black is always coal. */
export const CoalChip = ({ ship, phrases }: { readonly ship: Ship; readonly phrases: PanelPhrases }): JSX.Element => {
  const coal = bunkerOf(ship);
  return (
    <svg
      class="chip"
      viewBox="-11 -11 22 22"
      role="img"
      aria-label={coal === '∞' ? phrases.wheels.unlimited : phrases.steamers.coal(coal)}
    >
      <path d={FACE} fill="var(--coal)" stroke="var(--brass-light)" />
      <text class="figure" y="4.8" font-size="13.5" fill="#fff">
        {coal}
      </text>
    </svg>
  );
};

/** Passengers aboard, and the empty berths. */
export const Berths = ({
  aboard,
  all,
  phrases,
  size = 18,
}: {
  readonly aboard: number;
  readonly all: number;
  readonly phrases: PanelPhrases;
  readonly size?: number;
}): JSX.Element => (
  <span class="berths" role="img" aria-label={phrases.steamers.aboard(aboard, all)}>
    {Array.from({ length: all }, (_, i) => (
      <Pawn key={i} isAboard={i < aboard} size={size} />
    ))}
  </span>
);
