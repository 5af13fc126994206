import type { Language } from '@showboat/engine';
import type { StoryTeller } from '@showboat/ui/story';
import type { JSX } from 'preact';
import { type Move, type State, mississippiQueen } from '../../game';
import { loadWords } from '../../words/load';
import { loadStoryPhrases } from '../../words/story-phrases';
import { PawnMark } from '../pieces/pawn';
import { tellVoyage } from './tell';
import { racers } from './voyage';
import { WholeRiver } from './whole';

export const loadStory = async (language: Language): Promise<StoryTeller<State, Move>> => {
  const [words, said] = await Promise.all([loadWords(language), loadStoryPhrases(language)]);
  return {
    language,
    again: said.again,
    tell: ({ history }) => {
      const last = history.states[history.states.length - 1];
      const first = mississippiQueen.outcome(last)?.places.indexOf(1);
      const own = racers(last).filter(({ seat }) => seat === first);
      // Of two boats the one that was there first.
      const winner = [...own].sort((a, b) => (a.place || Infinity) - (b.place || Infinity))[0]?.id;
      return {
        ...tellVoyage(history, words, said),
        Mark: (): JSX.Element => <PawnMark scale={0.8} />,
        Whole: (): JSX.Element => <WholeRiver voyage={history} winner={winner} />,
      };
    },
  };
};
