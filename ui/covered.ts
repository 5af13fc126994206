import { signal } from '@preact/signals';
import type { Insets } from './camera/lens';

/**
 * How much of the board lies under panels, measured by whoever lays them out. Panels grow with words, text size and what they show: a
 * board that wants its pieces seen cannot know that by itself. `undefined` before anything was measured.
 */
export const covered = signal<Insets | undefined>(undefined);
