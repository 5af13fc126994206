import { signal } from '@preact/signals';

/**
 * What a lesson points at, by the names of the view: parts (`speed-wheel`) and spaces (`1c3`). Views mark their parts with `data-part`,
 * and get a ring from whoever points; spaces that are no elements of their own they ring themselves.
 */
export const pointed = signal<readonly string[]>([]);
