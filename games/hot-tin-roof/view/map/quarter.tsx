import type { TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { QuarterDefs } from './quarter-defs';
import { Sky } from './sky';
import { Streets } from './streets';

export interface QuarterProps {
  readonly layout: TableLayout;
}

/** Blue hour over the quarter, in light and dark mode alike; it extends far beyond the board on all sides. */
export const Quarter = ({ layout }: QuarterProps): JSX.Element => (
  <g transform={layout === 'phone' ? 'translate(-165 -76)scale(.6)' : undefined} aria-hidden="true">
    <QuarterDefs />
    <Streets />
    <Sky moonX={layout === 'phone' ? 850 : 1071} />
  </g>
);
