import type { Language } from '@showboat/engine';
import type { StoryTeller } from '@showboat/ui/story';
import type { JSX } from 'preact';
import type { Move, State } from '../../game';
import { loadWords } from '../../words/load';
import { loadStoryPhrases } from '../../words/story-phrases';
import { Fish } from '../pieces';
import { tellGame } from './tell';

const Mark = (): JSX.Element => <Fish x={0} y={0} scale={0.5} />;

export const loadStory = async (language: Language): Promise<StoryTeller<State, Move>> => {
  const [words, said] = await Promise.all([loadWords(language), loadStoryPhrases(language)]);
  return {
    language,
    again: said.again,
    tell: ({ history, call }) => ({ ...tellGame(history, words.withNames(call), call, said), Mark }),
  };
};
