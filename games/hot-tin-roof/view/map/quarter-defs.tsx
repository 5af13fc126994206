import type { JSX } from 'preact';
import { EXTENT } from './extent';

const Stop = ({ at, colour }: { readonly at: number; readonly colour: string }): JSX.Element => (
  <stop offset={at} stop-color={colour} />
);

/** Both in units of the world: the afterglow stays on the horizon. */
export const QuarterDefs = (): JSX.Element => (
  <defs>
    <linearGradient id="htr-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-420" x2="0" y2={EXTENT.horizon}>
      <Stop at={0} colour="#1b2458" />
      <Stop at={0.45} colour="#2e3b7c" />
      <Stop at={0.74} colour="#54579b" />
      <Stop at={0.88} colour="#a9739a" />
      <Stop at={0.99} colour="#eba67c" />
    </linearGradient>
    <linearGradient id="htr-street" gradientUnits="userSpaceOnUse" x1="0" y1={EXTENT.horizon} x2="0" y2="900">
      <Stop at={0} colour="#2b3a78" />
      <Stop at={0.45} colour="#26336b" />
      <Stop at={1} colour="#1a2350" />
    </linearGradient>
  </defs>
);
