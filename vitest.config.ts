import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const IN_BROWSER = [
  'client/tests/*.test.ts',
  'client/tests/online/*.test.ts',
  'games/*/testing/browser/*.test.ts',
  'tools/bot-page/*.test.ts',
  'tools/fourth-game.test.ts',
];

/** Whole servers, other processes, real disks. */
const WITH_SERVERS = [
  'server/tests/*.test.ts',
  'server/{store,bus}/**/*.test.ts',
  'server/{serve,listen}.test.ts',
  'server/testing/services/services.test.ts',
  'cli/{online,backup,copy-store,serve}.test.ts',
  'client/tests/line/*.test.ts',
  'examples/*.test.ts',
  'tools/{chaos,server-fuzz}/*.test.ts',
  'tools/hostile.test.ts',
];

// Files of one worker share their modules, a browser and a site: no test replaces a module or leaves one changed.
const SHARED = {
  isolate: false,
  // Most of what is made in a test is garbage at once: with room for it, a sixth less time goes into collecting it.
  execArgv: ['--max-semi-space-size=64'],
  exclude: ['**/node_modules/**'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // Tests in browsers mostly wait: two at a time, also on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // By name: the browser comes first, and short files fill the end.
    projects: [
      // Tried twice more before it counts: a busy machine may draw late. What fails three times is broken.
      {
        test: {
          ...SHARED,
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: ['client/tests/harness/global-setup.ts'],
          retry: 2,
        },
      },
      // Whole clusters on two cores may be late, too.
      { test: { ...SHARED, name: 'servers', include: WITH_SERVERS, retry: 1 } },
      {
        test: {
          ...SHARED,
          name: 'quick',
          include: ['{engine,bots,games,protocol,ui,client,server,cli,tools,bench,examples}/**/*.test.{ts,tsx}'],
          exclude: [...SHARED.exclude, ...IN_BROWSER, ...WITH_SERVERS],
        },
      },
    ],
  },
});
