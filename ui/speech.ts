import type { Language } from './language';
import type { CallSeat, GameTexts } from './view';

/** What a game says at a table in one language: `words` for everybody, and whatever its own view needs besides. */
export interface Spoken<State, Move> {
  readonly words: Omit<GameTexts<State, Move>, 'rule' | 'withNames'>;
}

export interface Speeches<State, Move, Speech extends Spoken<State, Move>> {
  loadTexts(language: Language): Promise<GameTexts<State, Move>>;
  loadSpeech(language: Language): Promise<Speech>;
  /** What stands behind texts that were loaded here; the frame only knows what all games have. */
  speechOf(texts: GameTexts<State, Move>): Speech;
}

/**
 * Only the language in use is loaded; the rule book only when somebody asks for a rule. `withNames`: the same speech with players
 * called by their names, for games that call them so.
 */
export const createSpeeches = <State, Move, Speech extends Spoken<State, Move>>(
  speeches: Readonly<Record<Language, () => Promise<{ readonly speech: Speech }>>>,
  lookUp: (language: Language, id: string) => Promise<string | undefined>,
  withNames?: (speech: Speech, call: CallSeat) => Speech,
): Speeches<State, Move, Speech> => {
  const spoken = new WeakMap<GameTexts<State, Move>, Speech>();
  const loadSpeech = async (language: Language): Promise<Speech> => (await speeches[language]()).speech;
  const textsOf = (language: Language, speech: Speech): GameTexts<State, Move> => {
    const texts: GameTexts<State, Move> = {
      ...speech.words,
      rule: (id) => lookUp(language, id),
      ...(withNames && { withNames: (call) => textsOf(language, withNames(speech, call)) }),
    };
    spoken.set(texts, speech);
    return texts;
  };
  return {
    loadSpeech,
    loadTexts: async (language) => textsOf(language, await loadSpeech(language)),
    speechOf: (texts) => {
      const speech = spoken.get(texts);
      if (!speech) throw new Error(`texts in ${texts.language} that were not loaded by this view`);
      return speech;
    },
  };
};
