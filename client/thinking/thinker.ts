/** A worker for bots or advice. The URL is spelled out for the bundler, and only here: all workers run one script. */
export const startThinker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
