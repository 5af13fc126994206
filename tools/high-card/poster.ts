import type { Poster } from '@showboat/ui';

export const poster: Poster = {
  players: [2, 3],
  minutes: 1,
  pictures: { day: new URL('./poster/day.svg', import.meta.url).href },
};
