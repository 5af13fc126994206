import { signal } from '@preact/signals';

/**
 * What a lesson points at, or a line of the log, by the names of the view: parts (`speed-wheel`) and spaces (`1c3`). Views mark their
 * parts with `data-part`, which the lesson then rings; spaces that are not elements of their own are ringed by the view.
 */
export const pointed = signal<readonly string[]>([]);
