import { useEffect, useRef, useState } from 'preact/hooks';
import type { Options, River } from '../../game';
import { lyingTiles } from './spots';
import type { Terrain } from './terrain';
import { terrainFor } from './terrain-store';

export interface Scene {
  readonly river: River;
  /** `undefined` only before the first one is drawn. */
  readonly terrain: Terrain | undefined;
}

export interface Shown {
  readonly now: Scene;
  /** What it is turning into `now` from. */
  readonly before: Scene | undefined;
  /** The tile that comes out of the fog. */
  readonly arriving: number | undefined;
}

/** The fog thins, the tile slides, the shores close: all of it is over after this. */
export const CHANGE_MS = 800;

const shares = (a: River, b: River): boolean =>
  a.tiles[0] === b.tiles[0] || lyingTiles(a).some(({ number, tile }) => b.tiles[number]?.id === tile.id);

const follow = (before: Scene, now: Scene, isMotionReduced: boolean): Shown => {
  if (isMotionReduced || !before.terrain || !shares(before.river, now.river))
    return { now, before: undefined, arriving: undefined };
  const isLonger = now.river.tiles.length === before.river.tiles.length + 1;
  return { now, before, arriving: isLonger ? now.river.tiles.length - 1 : undefined };
};

/**
 * The river as displayed: a new tile appears only once its shores are drawn. All parts of the river read this separately,
 * and see the same at the same time.
 */
export const useScene = (river: River, options: Options, isMotionReduced: boolean): Shown => {
  const shown = useRef<Shown>({ now: { river, terrain: undefined }, before: undefined, arriving: undefined });
  const [, refresh] = useState(0);
  const terrain = terrainFor(river, options).value;
  if (terrain && shown.current.now.terrain !== terrain) {
    shown.current = follow(shown.current.now, { river, terrain }, isMotionReduced);
  }
  const { before } = shown.current;
  useEffect(() => {
    if (!before) return undefined;
    const timer = setTimeout(() => {
      shown.current = { now: shown.current.now, before: undefined, arriving: undefined };
      refresh((count) => count + 1);
    }, CHANGE_MS);
    return () => clearTimeout(timer);
  }, [before]);
  return shown.current;
};
