import { type Ship, type State, CELL_HEXES, cellOf, tileOf, tilesToCome } from '../../game';

// How far everybody has come: the river as a line from the start to the pier.

export interface Mark {
  readonly ship: Ship;
  /** From 0 at the start to 1 at the pier. */
  readonly along: number;
}

/** Rows of spaces from one tile to the next. */
const ROWS = 4;

/** Tiles and parts of them from the middle of the start tile: rows ahead of a tile's middle count as they lie. */
const wayTo = (place: number): number => {
  const { q, r } = CELL_HEXES[cellOf(place)];
  return tileOf(place) + -(r + q / 2) / ROWS;
};

/** Everybody in the race, from the rear to the front; who has landed is at the pier. */
export const courseOf = (state: State): { readonly tiles: number; readonly known: number; readonly marks: readonly Mark[] } => {
  const known = state.river.tiles.length;
  const tiles = known + (state.river.pier === 'none' ? tilesToCome(state) : 0);
  const [from, to] = [-0.5, tiles - 0.5];
  const marks = state.ships
    .filter(({ status }) => status !== 'out')
    .map((ship) => ({
      ship,
      along: ship.status === 'landed' ? 1 : Math.min(1, Math.max(0, (wayTo(ship.at) - from) / (to - from))),
    }));
  return { tiles, known, marks: marks.toSorted((a, b) => a.along - b.along || b.ship.place - a.ship.place) };
};

/** Where marks of one width stand on a line without covering each other, as near as may be to where they belong. */
export const spaced = (along: readonly number[], room: number, width: number): readonly number[] => {
  const places: number[] = [];
  for (const [i, part] of along.entries()) places.push(Math.max(part * room, i > 0 ? places[i - 1] + width : 0));
  for (let i = places.length - 1, most = room; i >= 0; i--, most = places[i + 1] - width) places[i] = Math.min(places[i], most);
  return places;
};
