import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Options, River } from '../../game';
import type { Terrain } from './terrain';
import { watersOf } from './waters';

// The same rivers are displayed again and again, by undo, in replays and side by side: their terrains are cached.

const KEPT = 16;
const known = new Map<string, Signal<Terrain | undefined>>();
const keys = new WeakMap<River, string>();

const keyOf = (river: River, options: Options): string => {
  let key = keys.get(river);
  if (key === undefined) {
    key = `${river.first} ${river.pier} ${river.tiles.map(({ exit, id }) => exit + id).join(' ')}`;
    keys.set(river, key);
  }
  return options.coalSupply ? `${key} coal` : key;
};

interface Asked {
  readonly key: string;
  readonly river: River;
  readonly options: Options;
}

let worker: Worker | undefined;
let hasFailed = false;
const open = new Map<string, Asked>();

const drawHere = ({ key, river, options }: Asked): void => {
  open.delete(key);
  // Only where there is no worker: others need not load it.
  void import('./terrain').then(({ terrainOf }) => {
    const slot = known.get(key);
    if (slot) slot.value = terrainOf(watersOf(river, options));
    return undefined;
  });
};

const drawAllHere = (): void => {
  hasFailed = true;
  worker?.terminate();
  worker = undefined;
  for (const asked of open.values()) drawHere(asked);
};

const startWorker = (): Worker => {
  const started = new Worker(new URL('./terrain-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ readonly key: string; readonly terrain: Terrain }>) => {
    open.delete(data.key);
    const slot = known.get(data.key);
    if (slot) slot.value = data.terrain;
  });
  started.addEventListener('error', drawAllHere);
  return started;
};

const draw = (asked: Asked): void => {
  open.set(asked.key, asked);
  if (hasFailed || typeof Worker === 'undefined') return drawHere(asked);
  try {
    worker ??= startWorker();
    worker.postMessage({ key: asked.key, waters: watersOf(asked.river, asked.options) });
  } catch {
    drawAllHere();
  }
};

/** The terrain of a river, once computed. */
export const terrainFor = (river: River, options: Options): ReadonlySignal<Terrain | undefined> => {
  const key = keyOf(river, options);
  let slot = known.get(key);
  if (!slot) {
    slot = signal(undefined);
    known.set(key, slot);
    draw({ key, river, options });
    const oldest = known.keys().next().value;
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  }
  return slot;
};
