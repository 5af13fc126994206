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
    // Pictures stay files: the first page is read before they are seen.
    assetsInlineLimit: 1024,
    // Every browser of this target knows preloads of modules.
    modulePreload: { polyfill: false },
    // What is always loaded together is one file: left to themselves, shared modules end up in dozens of small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Before the rules, which lean on it: the start page needs nothing else of them.
            { name: 'engine', priority: 1, test: /\/engine\/(?:game|hex|memory|options|random|result|setup)\.ts$/ },
            // Reading and drawing positions is for those who bring one.
            { name: rulesOf, test: /\/games\/[^/]+\/(?:game|rules\/(?!position|draw)[\w-]+)\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
