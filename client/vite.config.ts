import { defineConfig } from 'vite';
import { chunkGroups } from './chunks';
import { licences } from './licences/vite-plugin';
import { offline } from './offline/vite-plugin';
import { stylesFirst } from './styles-first';

const { collect, write } = licences();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [write, offline(), stylesFirst()],
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
  worker: { format: 'es', plugins: () => [collect] },
});
