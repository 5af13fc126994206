import { type Point, pathThrough } from '@showboat/ui';
import type { JSX } from 'preact';
import { type Ship, type State, moverOf } from '../../game';
import { pointOf } from '../layout';
import type { TableProps } from './props';
import { SHIPS } from './ships';
import { wayOf } from './since';

interface Trail {
  readonly ship: Ship['id'];
  readonly points: readonly Point[];
  /** Of the turn; a ship that was pushed has none. */
  readonly number?: number;
}

/** The ways of all ships in one turn. Tiles never move, so all of it is drawn on the river as it is now. */
const trailsOf = (turn: readonly State[], number: number, now: State): readonly Trail[] => {
  const [first] = turn;
  const mover = first.ships[moverOf(first)].id;
  return first.ships.flatMap((ship): readonly Trail[] => {
    const { id } = ship;
    const places = wayOf(turn, ship)?.places ?? [];
    // Who stood still has no way, and still a number.
    if (places.length < (id === mover ? 1 : 2)) return [];
    const points = places.map((place) => pointOf(now.river, place));
    return [{ ship: id, points, ...(id === mover && { number }) }];
  });
};

/** Where ships went since somebody last looked, each turn numbered at its beginning. */
export const Trails = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element => {
  const state = planner.frame.state.value;
  const trails = (planner.frame.missed?.value ?? []).flatMap((turn, i) => trailsOf(turn, i + 1, state));
  return (
    <g pointer-events="none" aria-hidden="true">
      {trails.map(({ ship, points }, i) => (
        <g key={i} fill="none" stroke-linecap="round" stroke-linejoin="round">
          <path d={pathThrough(points)} stroke="#0a2e35" stroke-width="9" opacity=".5" />
          <path d={pathThrough(points)} stroke="var(--ivory)" stroke-width="6" />
          <path d={pathThrough(points)} stroke={SHIPS[ship].hull} stroke-width="3.4" />
        </g>
      ))}
      {trails.map(
        ({ ship, points: [start], number }) =>
          number !== undefined && (
            <g key={number} transform={`translate(${start.x},${start.y})`}>
              <circle r="11" fill="var(--ivory)" stroke={SHIPS[ship].outline} stroke-width="2" />
              <text class="figure" y="5" font-size="14" fill="#1f2d33">
                {number}
              </text>
            </g>
          ),
      )}
    </g>
  );
};
