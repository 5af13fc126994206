import type { Since } from '@showboat/ui';
import type { City, State } from '../../game';

// What others changed since the player here last decided, as chess sites mark the last move.

/** The levels of a tower that came since, from the bottom; `2 * city` is the left tower. */
export const freshLevels = (since: Since<State> | undefined, tower: number): readonly number[] => {
  if (!since) return [];
  const [before, now] = [since.from.towers[tower], since.to.towers[tower]];
  let same = 0;
  while (same < before.length && same < now.length && before[same] === now[same]) same++;
  return Array.from({ length: now.length - same }, (_, i) => same + i);
};

/** Whether another card lies at a city than before. */
export const isFreshCard = (since: Since<State> | undefined, city: City): boolean =>
  since !== undefined && since.to.lying[city] >= 0 && since.to.lying[city] !== since.from.lying[city];
