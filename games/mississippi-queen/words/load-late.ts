import { type WordLoaders, whyWords, wordLoaders } from '@showboat/engine';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import type { lessons } from './en/lessons';
import { loadWords } from './load';
import type { Words } from './words';

export const {
  loadWhyWords,
  loadMoreWords,
  loadLessons,
  loadRules,
  loadAllWords,
}: WordLoaders<State, Move, Words, typeof lessons> = /* @__PURE__ */ wordLoaders({
  words: loadWords,
  why: async (language) => whyWords(await import(`./${language}/why.ts`)),
  more: async (language) => (await import('./speak-more')).speakMore(await import(`./${language}/more.ts`)),
  lessons: (language) => import(`./${language}/lessons.ts`),
  rules: (language) => (language === 'en' ? import('../RULES.md?raw') : import(`../RULES.${language}.md?raw`)),
});
