import type { Language, Translated } from '@showboat/engine';
import type { story } from './en/story';

/** What the page after the end says of a game. */
export type StoryPhrases = Translated<typeof story>;

/** The door to the files of a language. */
export const loadStoryPhrases = async (language: Language): Promise<StoryPhrases> => {
  const file: { readonly story: StoryPhrases } = await import(`./${language}/story.ts`);
  return file.story;
};
