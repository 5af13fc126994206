import { isLevelId } from '@showboat/bots/levels';
import { nameLevel as nameOurs } from '../shell/level-name';

/** A level in words; one of a newer server by its own name. */
export const nameLevel = (game: string, level: string): string => (isLevelId(level) ? nameOurs(game, level) : level);
