import type { JSX } from 'preact';
import { SHIP_IDS } from '../game';
import { Badge, SHIPS } from './pieces';

/** The river itself, where chance was at work. */
const RiverMark = ({ size }: { readonly size: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <circle r="9" fill="var(--water-1)" stroke="var(--brass-light)" stroke-width="1.2" />
    <path
      d="M-6,-2.4q2,-2.6 4,0t4,0t4,0M-6,2.6q2,-2.6 4,0t4,0t4,0"
      fill="none"
      stroke="var(--water-line)"
      stroke-width="1.3"
      stroke-linecap="round"
    />
  </svg>
);

/** The mark before an entry of the log: a ship, or chance. */
export const LogBadge = ({ who, size }: { readonly who: string; readonly size: number }): JSX.Element => {
  const id = SHIP_IDS.find((known) => known === who);
  return id === undefined ? <RiverMark size={size} /> : <Badge id={id} size={size} />;
};

/** In charts; the river has none of its own. */
export const colourOf = (who: string): string => {
  const id = SHIP_IDS.find((known) => known === who);
  return id === undefined ? 'var(--water-3)' : SHIPS[id].hull;
};
