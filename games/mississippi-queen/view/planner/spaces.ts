import { type Heading, distance, turned } from '@showboat/engine';
import { type River, type State, moverOf } from '../../game';
import { hexOf, pointOf } from '../layout';
import type { LitSpace } from './planner';
import { besideOf } from './question';

/** Clockwise from a ship's bow, in radians. */
const bearing = (river: River, from: number, heading: Heading, to: number): number => {
  const a = pointOf(river, from);
  const b = pointOf(river, to);
  const angle = Math.atan2(b.x - a.x, a.y - b.y) - (heading * Math.PI) / 3;
  return ((angle % (2 * Math.PI)) + 2 * Math.PI + 1e-9) % (2 * Math.PI);
};

/** In the order in which the keys go through them: the near ones first, each ring clockwise from the bow; a way back to where it is last. */
export const inKeyOrder = (state: State, lit: readonly LitSpace[]): readonly LitSpace[] => {
  const { at, heading } = state.ships[moverOf(state)];
  const { river } = state;
  const from = hexOf(river, at);
  const keyed = lit.map((space) => ({
    space,
    ring: distance(from, hexOf(river, space.place)) || Infinity,
    angle: bearing(river, at, heading, space.place),
  }));
  return keyed.sort((a, b) => a.ring - b.ring || a.angle - b.angle).map(({ space }) => space);
};

/** The arrow keys on the chart, as a ship with this heading sees it. Enough to come everywhere. */
const TURNS = { up: 0, right: 1, down: 3, left: -1 } as const;

export const spaceTowards = (state: State, from: number, arrow: keyof typeof TURNS): number | undefined => {
  const { heading } = state.ships[moverOf(state)];
  return besideOf(state, from, turned(heading, TURNS[arrow]));
};
