import { type Hex, add, rotate } from '@showboat/engine';
import { type Point, hexCentre } from '@showboat/ui';
import { CELL_HEXES, type River, cellOf, tileOf } from '../game';

/** Where a place lies in the world. Tiles never move, so a place keeps its hex as long as it lies. */
export const hexOf = (river: River, place: number): Hex => {
  const tile = river.tiles[tileOf(place)];
  return add(tile, rotate(CELL_HEXES[cellOf(place)], tile.heading));
};

export const pointOf = (river: River, place: number): Point => hexCentre(hexOf(river, place));
