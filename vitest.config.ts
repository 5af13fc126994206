import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,bots,games,ui,client,server,cli,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['client/tests/harness/global-setup.ts'],
    // Tests in browsers mostly wait: two at a time, also on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
