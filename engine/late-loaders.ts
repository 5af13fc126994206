import type { LateLoaders } from './word-loaders';

/** The loaders that are themselves loaded with their first use: the names of all those files are not for the first table. */
export const lateLoaders = <State>(load: () => Promise<LateLoaders<State>>): LateLoaders<State> => ({
  loadWhyWords: async (language) => (await load()).loadWhyWords(language),
  loadMoreWords: async (language) => (await load()).loadMoreWords(language),
  loadRules: async (language) => (await load()).loadRules(language),
});
