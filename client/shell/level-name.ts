import type { LevelId } from '@showboat/bots';
import { messages } from '../messages';
import { language } from '../settings/settings';

/** What a level is called in the world of a game: ids are the same everywhere. */
export const nameLevel = (game: string, level: LevelId): string =>
  messages.value.posters[game]?.levels?.[level] ?? messages.value.table.levels[level];

/** The same within a sentence: only German writes it with a capital there. */
export const nameInText = (game: string, level: LevelId): string => {
  const name = nameLevel(game, level);
  return language.value === 'de' ? name : `${name[0].toLowerCase()}${name.slice(1)}`;
};
