import { defineConfig } from 'vite';
import { chunkGroups } from './chunks';
import { offline } from './offline/vite-plugin';
import { stylesFirst } from './styles-first';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline(), stylesFirst()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Images stay files: the first page can be read before they arrive.
    assetsInlineLimit: 1024,
    // Chunks are few: a list of what to preload costs more than it saves.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [...chunkGroups()] } },
    },
  },
  worker: { format: 'es' },
});
