import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,bots,games,ui,client,server,cli,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['tools/browser-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
