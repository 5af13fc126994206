import type { Poster } from '@showboat/ui';

export const poster: Poster = {
  players: [2, 5],
  minutes: 30,
  pictures: { day: new URL('./poster/day.svg', import.meta.url).href },
};
