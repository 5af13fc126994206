import type { CallSeat, Language } from '@showboat/engine';
import type { HighlightWords } from '@showboat/ui';
import type { Move, State } from '../game';
import { type HighlightPhrases, tellHighlight } from '../words/highlights';
import { type NamePhrases, seatNamer } from '../words/names';

const speak = (phrases: HighlightPhrases, names: NamePhrases, call?: CallSeat): HighlightWords<State, Move> => ({
  tell: (happening, you) => tellHighlight(phrases, seatNamer(names, call), happening, you),
  withNames: (called) => speak(phrases, names, called),
});

export const loadHighlights = async (language: Language): Promise<HighlightWords<State, Move>> => {
  const spoken: { readonly highlights: HighlightPhrases; readonly names: NamePhrases } = await import(
    `../words/${language}/highlights.ts`
  );
  return speak(spoken.highlights, spoken.names);
};
