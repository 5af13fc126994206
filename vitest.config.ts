import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,cli,tools,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
  },
});
