import type { Heading } from '@showboat/engine';
import { type Point, hexPath } from '@showboat/ui';
import type { JSX } from 'preact';
import type { ShipId } from '../../game';
import { BadgeMark } from './badge';
import { HULL, SHIP_SCALE } from './ship';
import { SHIPS } from './ships';
import { CHIMNEYS } from './smoke';
import './ship.css';

/** Where a plan would bring a ship, and how it would lie. */
export const Ghost = ({
  id,
  at,
  heading,
  isDoomed = false,
  name = 'ghost',
}: {
  readonly id: ShipId;
  readonly at: Point;
  readonly heading: Heading;
  readonly isDoomed?: boolean;
  readonly name?: 'ghost' | 'idea-ghost';
}): JSX.Element => (
  <g class={isDoomed ? `${name} doomed` : name} aria-hidden="true">
    <path class="ghost-space" d={hexPath(at, 0.93)} />
    <g transform={`translate(${at.x},${at.y}) rotate(${heading * 60}) scale(${SHIP_SCALE})`} fill="none" stroke="var(--ivory)">
      <path d={HULL} fill={SHIPS[id].hull} fill-opacity=".66" stroke-width="1.8" stroke-dasharray="4 3" />
      <rect x="-6.8" y="21.5" width="13.6" height="9" rx="1.4" stroke-width="1.5" stroke-dasharray="3 2.4" />
      <circle cx={-CHIMNEYS.x} cy={CHIMNEYS.y} r="2" stroke-width="1.2" />
      <circle cx={CHIMNEYS.x} cy={CHIMNEYS.y} r="2" stroke-width="1.2" />
      {/* A fainter letter would be too pale to be read. */}
      {name === 'ghost' && (
        <g transform={`translate(0,3) rotate(${-heading * 60})`}>
          <BadgeMark id={id} r={7} />
        </g>
      )}
    </g>
  </g>
);
