import type { Store } from '@showboat/server/store';

// Servers that are wrong on purpose, to prove that the test can fail.

export const FAULTS = ['early-answer', 'forgotten-id', 'forgotten-timer'] as const;
export type Fault = (typeof FAULTS)[number];

export const isFault = (text: string): text is Fault => FAULTS.some((fault) => fault === text);

/** Long enough to be killed in. */
const LATE_MS = 150;

/** A store with this fault. */
export const withFault = (store: Store, fault: Fault): Store => {
  switch (fault) {
    case 'early-answer':
      return {
        ...store,
        commit: (change) => {
          setTimeout(() => void store.commit(change), LATE_MS);
          return Promise.resolve('stored');
        },
      };
    case 'forgotten-id':
      return {
        ...store,
        commit: ({ log, ...change }) => store.commit({ ...change, ...(log && { log: { ...log, request: undefined } }) }),
      };
    case 'forgotten-timer':
      return { ...store, commit: ({ id, progress, log }) => store.commit({ id, progress, ...(log && { log }) }) };
  }
};
