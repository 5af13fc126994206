/** A worker that thinks. The place is written out for the bundler, and here only: all workers run one script. */
export const startThinker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
