import type { Language } from '@showboat/engine';
import type { HighlightWords } from '@showboat/ui';
import type { Move, State } from '../game';
import { type HighlightPhrases, tellHighlight } from '../words/highlights';

export const loadHighlights = async (language: Language): Promise<HighlightWords<State, Move>> => {
  const { highlights }: { readonly highlights: HighlightPhrases } = await import(`../words/${language}/highlights.ts`);
  return { tell: (happening, you) => tellHighlight(highlights, happening, you) };
};
