import type { JSX } from 'preact';
import type { Ship } from '../../game';
import type { PanelLabels } from '../../words/en/panels';
import { Pawn, bunkerOf, lumpPath } from '../pieces';
import './stat-chips.css';

const FACE = lumpPath(10);

/** Red is always speed. */
export const SpeedChip = ({ speed, labels }: { readonly speed: number; readonly labels: PanelLabels }): JSX.Element => (
  <svg class="chip" viewBox="-11 -11 22 22" role="img" aria-label={labels.steamers.speed(speed)}>
    <circle r="10.2" fill="var(--speed)" stroke="var(--brass-light)" stroke-width="1.2" />
    <text class="figure" y="4.6" font-size="13.5" fill="#fff">
      {speed}
    </text>
  </svg>
);

/** Black is always coal. */
export const CoalChip = ({ ship, labels }: { readonly ship: Ship; readonly labels: PanelLabels }): JSX.Element => {
  const coal = bunkerOf(ship);
  return (
    <svg
      class="chip"
      viewBox="-11 -11 22 22"
      role="img"
      aria-label={coal === '∞' ? labels.wheels.unlimited : labels.steamers.coal(coal)}
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
  labels,
  size = 18,
}: {
  readonly aboard: number;
  readonly all: number;
  readonly labels: PanelLabels;
  readonly size?: number;
}): JSX.Element => (
  <span class="berths" role="img" aria-label={labels.steamers.aboard(aboard, all)}>
    {Array.from({ length: all }, (_, i) => (
      <Pawn key={i} isAboard={i < aboard} size={size} />
    ))}
  </span>
);
