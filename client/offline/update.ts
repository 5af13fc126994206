import { signal } from '@preact/signals';

/** Starts a newer version that is installed and waits until the player agrees: a game is never interrupted. */
export const update = signal<(() => void) | undefined>(undefined);
