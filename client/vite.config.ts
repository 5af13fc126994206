import { defineConfig } from 'vite';
import { offline } from './offline/vite-plugin';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files: the first page is read before they are seen.
    assetsInlineLimit: 1024,
    // Every browser of this target knows preloads of modules.
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
