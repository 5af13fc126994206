import type { Poster } from '@showboat/ui';

export const poster: Poster = {
  players: [2, 6],
  minutes: 45,
  pictures: {
    day: new URL('./poster/day.svg', import.meta.url).href,
    night: new URL('./poster/night.svg', import.meta.url).href,
  },
};
