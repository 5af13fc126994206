import { terrainOf } from './terrain';
import type { Waters } from './waters';

// The field of the shores takes a few tenths of a second: too long for a page on which ships move.

addEventListener('message', ({ data }: MessageEvent<{ readonly key: string; readonly waters: Waters }>) => {
  postMessage({ key: data.key, terrain: terrainOf(data.waters) });
});
