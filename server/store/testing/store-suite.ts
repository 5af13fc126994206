import { describe } from 'vitest';
import type { Store } from '../store';
import { testAccounts } from './accounts-suite';
import { testDue } from './due-suite';
import { testLog } from './log-suite';
import { testPeople } from './people-suite';
import { testTables } from './tables-suite';

/** What holds for every form of the store. `open` gives an empty one each time. */
export const describeStore = (name: string, open: () => Promise<Store>): void => {
  describe(`${name}: tables`, () => {
    testTables(open);
  });
  describe(`${name}: what happened`, () => {
    testLog(open);
  });
  describe(`${name}: what will happen`, () => {
    testDue(open);
  });
  describe(`${name}: people`, () => {
    testPeople(open);
  });
  describe(`${name}: the same player elsewhere`, () => {
    testAccounts(open);
  });
};
