import { defineConfig } from 'vite';
import { offline } from './offline/vite-plugin';

const rulesOf = (path: string): string => `rules-of-${/\/games\/([^/]+)/.exec(path)?.[1]}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Images stay files: the first page can be read before they arrive.
    assetsInlineLimit: 1024,
    // Every browser of this target supports module preloads.
    modulePreload: { polyfill: false },
    // What is always loaded together is one chunk: by default, shared modules end up in dozens of small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Before the rules, which depend on it: the start page needs nothing else of them.
            { name: 'engine', priority: 1, test: /\/engine\/(?:game|hex|history|memory|options|random|result|setup|words)\.ts$/ },
            // Reading and drawing positions is only needed when one is opened.
            { name: rulesOf, test: /\/games\/[^/]+\/(?:game|rules\/(?!position|draw)[\w-]+)\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
