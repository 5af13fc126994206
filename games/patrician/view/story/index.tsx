import type { Language } from '@showboat/engine';
import type { StoryTeller } from '@showboat/ui/story';
import type { JSX } from 'preact';
import type { Move, State } from '../../game';
import { loadWords } from '../../words/load';
import { loadStoryPhrases } from '../../words/story-phrases';
import { tellGame } from './tell';

/** A tower, as small as it can be drawn. */
const Mark = (): JSX.Element => (
  <path
    d="M-5,8V-5H-6.4V-8.6H-3.6V-6.6H-1.4V-8.6H1.4V-6.6H3.6V-8.6H6.4V-5H5V8Z"
    fill="#f0d9ac"
    stroke="#4b3312"
    stroke-width="1.4"
    stroke-linejoin="round"
  />
);

export const loadStory = async (language: Language): Promise<StoryTeller<State, Move>> => {
  const [words, said] = await Promise.all([loadWords(language), loadStoryPhrases(language)]);
  return {
    language,
    again: said.again,
    tell: ({ history, call }) => ({ ...tellGame(history, words.withNames(call), call, said), Mark }),
  };
};
