import { signal } from '@preact/signals';
import type { Insets } from './camera/lens';

/**
 * How much of the board is covered by panels, measured where they are laid out. Panels grow with text, text size and content: a
 * board that must keep its pieces visible cannot know that by itself. `undefined` before the first measurement.
 */
export const covered = signal<Insets | undefined>(undefined);

/** Pixels below the panels at the top that a mark of somebody's first turns takes: a chart that glides keeps its ships below it. */
export const marked = signal(0);
