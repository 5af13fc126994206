import { pathThrough } from '@showboat/ui';
import type { JSX } from 'preact';
import { pointOf } from '../layout';
import type { TableProps } from './props';
import { HULL, SHIP_SCALE } from './ship';
import { SHIPS } from './ships';
import { waysSince } from './since';
import './since-marks.css';

/** Where each ship has come from since the player here last decided: until the player acts. */
export const SinceMarks = ({ planner: { frame, held } }: Pick<TableProps, 'planner'>): JSX.Element | null => {
  const since = frame.since?.value;
  const state = frame.state.value;
  if (!since || frame.seat.value === undefined || since.to !== state || held.value.place !== undefined) return null;
  return (
    <g class={frame.isMotionReduced.value ? 'since still' : 'since'} aria-hidden="true">
      {waysSince(since, frame.past?.().states ?? []).map(({ ship, places, heading, isGone }) => {
        const points = places.map((place) => pointOf(state.river, place));
        const [start] = points;
        const end = points[points.length - 1];
        const { hull, outline } = SHIPS[ship];
        return (
          <g key={ship} data-since={ship}>
            {points.length > 1 && (
              <>
                <path class="since-foam" d={pathThrough(points)} />
                <path class="since-way" d={pathThrough(points)} stroke={hull} />
                <path
                  class="since-berth"
                  transform={`translate(${start.x},${start.y}) rotate(${heading * 60}) scale(${SHIP_SCALE})`}
                  d={HULL}
                  fill={hull}
                  stroke={outline}
                />
              </>
            )}
            {isGone && (
              <g transform={`translate(${end.x},${end.y})`}>
                <circle class="since-foam" r="15" />
                <path class="since-wreck" d="M-9,-9L9,9M9,-9L-9,9" stroke={hull} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
};
