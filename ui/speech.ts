import type { Language } from './language';
import type { GameTexts } from './view';

/** What a game says at a table in one language: `words` for everybody, and whatever its own view needs besides. */
export interface Spoken<State, Move> {
  readonly words: Omit<GameTexts<State, Move>, 'rule'>;
}

export interface Speeches<State, Move, Speech extends Spoken<State, Move>> {
  loadTexts(language: Language): Promise<GameTexts<State, Move>>;
  loadSpeech(language: Language): Promise<Speech>;
  /** What stands behind texts that were loaded here; the frame only knows what all games have. */
  speechOf(texts: GameTexts<State, Move>): Speech;
}

/** Only the language in use is loaded; the rule book only when somebody asks for a rule. */
export const createSpeeches = <State, Move, Speech extends Spoken<State, Move>>(
  speeches: Readonly<Record<Language, () => Promise<{ readonly speech: Speech }>>>,
  lookUp: (language: Language, id: string) => Promise<string | undefined>,
): Speeches<State, Move, Speech> => {
  const spoken = new WeakMap<GameTexts<State, Move>, Speech>();
  const loadSpeech = async (language: Language): Promise<Speech> => (await speeches[language]()).speech;
  return {
    loadSpeech,
    loadTexts: async (language) => {
      const speech = await loadSpeech(language);
      const texts: GameTexts<State, Move> = { ...speech.words, rule: (id) => lookUp(language, id) };
      spoken.set(texts, speech);
      return texts;
    },
    speechOf: (texts) => {
      const speech = spoken.get(texts);
      if (!speech) throw new Error(`texts in ${texts.language} that were not loaded by this view`);
      return speech;
    },
  };
};
