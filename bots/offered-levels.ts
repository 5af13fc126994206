import type { LevelId } from './levels';

// Apart from the levels themselves: a page that names a level need not know how it thinks.

/** The levels offered as opponents; the others are yardsticks. */
export const OFFERED_LEVELS = ['deckhand', 'mate', 'captain', 'commodore'] as const satisfies readonly LevelId[];
