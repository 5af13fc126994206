import type { Poster } from '@showboat/ui';

// Night falls on these roofs at any hour.
const PICTURE = new URL('./poster/day.svg', import.meta.url).href;

export const poster: Poster = {
  players: [3, 4],
  minutes: 45,
  pictures: { day: PICTURE, night: PICTURE },
};
