import { signal } from '@preact/signals';

/** A part of the page could not be loaded: the network is gone, or the server has a newer version of it. */
export const isPartLost = signal(false);
