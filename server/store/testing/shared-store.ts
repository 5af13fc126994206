import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../store';

/** One store for all tests of a group: they use rows of their own. */
export const sharedStore = (open: () => Promise<Store>): (() => Store) => {
  let opened: Store | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('the store is opened before the tests');
    return opened;
  };
};
