import type { LevelId } from '@showboat/bots';
import { messages } from '../messages';

/** What a level is called in the world of a game: ids are the same everywhere. */
export const nameLevel = (game: string, level: LevelId): string =>
  messages.value.posters[game]?.levels?.[level] ?? messages.value.table.levels[level];
