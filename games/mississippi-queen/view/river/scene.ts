import { useEffect, useRef, useState } from 'preact/hooks';
import type { Options, River, RiverTile } from '../../game';
import { lyingTiles } from './spots';
import type { Terrain } from './terrain';
import { terrainFor } from './terrain-store';

export interface Scene {
  readonly river: River;
  /** `undefined` until it is drawn: then there is only water, and nothing stands anywhere. */
  readonly terrain: Terrain | undefined;
}

export interface Shown {
  readonly now: Scene;
  /** What it is turning into `now` from. */
  readonly before: Scene | undefined;
  /** The tile that comes out of the fog. */
  readonly arriving: number | undefined;
  /** Milliseconds until the fog parts. */
  readonly wait: number;
}

/** The new fog gathers, the shores below both are changed, the old fog parts, passengers step out: all of it is over after this. */
export const CHANGE_MS = 1700;

const isSameTile = (a: RiverTile, b: RiverTile | undefined): boolean =>
  a === b || (b !== undefined && a.id === b.id && a.q === b.q && a.r === b.r && a.heading === b.heading);

/** One river at two moments: whatever lies in both is the same. */
export const isOneRiver = (a: River, b: River): boolean => {
  const both = lyingTiles(a).filter(({ number }) => number >= b.first && number < b.tiles.length);
  return both.length > 0 && both.every(({ number, tile }) => isSameTile(tile, b.tiles[number]));
};

const alone = (now: Scene): Shown => ({ now, before: undefined, arriving: undefined, wait: 0 });

export const follow = (before: Scene, now: Scene, isMotionReduced: boolean, wait: number): Shown => {
  if (isMotionReduced || !before.terrain || !now.terrain || !isOneRiver(before.river, now.river)) return alone(now);
  const isLonger = now.river.tiles.length === before.river.tiles.length + 1;
  return { now, before, arriving: isLonger ? now.river.tiles.length - 1 : undefined, wait: isLonger ? wait : 0 };
};

/**
 * The river as displayed: a new tile appears only once its shores are drawn; another river at once. `until` is when the die comes to
 * rest, by the clock of the page.
 */
export const useScene = (river: River, options: Options, isMotionReduced: boolean, until: number): Shown => {
  const shown = useRef<Shown>(alone({ river, terrain: undefined }));
  const [, refresh] = useState(0);
  const terrain = terrainFor(river, options).value;
  const { now } = shown.current;
  if (terrain && now.terrain !== terrain)
    shown.current = follow(now, { river, terrain }, isMotionReduced, Math.max(0, Math.round(until - performance.now())));
  else if (!terrain && now.river !== river && !isOneRiver(now.river, river)) shown.current = alone({ river, terrain: undefined });
  const { before, wait } = shown.current;
  useEffect(() => {
    if (!before) return undefined;
    const timer = setTimeout(() => {
      shown.current = alone(shown.current.now);
      refresh((count) => count + 1);
    }, wait + CHANGE_MS);
    return () => clearTimeout(timer);
  }, [before]);
  return shown.current;
};
