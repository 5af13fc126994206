import { isLevelId } from '@showboat/bots/levels';
import { messages } from '../messages';

/** A level in words; one of a newer server by its own name. */
export const nameLevel = (level: string): string => (isLevelId(level) ? messages.value.table.levels[level] : level);
