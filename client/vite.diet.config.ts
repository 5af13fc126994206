import { defineConfig, mergeConfig } from 'vite';
import base from './vite.config';
export default mergeConfig(base, defineConfig({ build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'engine', priority: 3, test: /\/engine\/(options|result|setup|game|hex)\.ts/ }, { name: 'rules', priority: 2, test: /mississippi-queen\/(board|rules\/(?!position|draw))/ }, { name: 'view', priority: 1, test: /mississippi-queen\/view\/(pieces|river)\//, entriesAware: true, entriesAwareMergeThreshold: 12000 }] } } } } }));
