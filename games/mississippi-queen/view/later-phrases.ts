import { type Signal, signal } from '@preact/signals';
import type { Language } from '@showboat/engine';
import type { LaterPhrases } from '../words/words';

const loaded = new Map<Language, Signal<LaterPhrases | undefined>>();

/** Asked for with the parts that need them, or when the table has been there for a while; `undefined` until they are here. */
export const laterPhrases = (language: Language): LaterPhrases | undefined => {
  const known = loaded.get(language);
  if (known) return known.value;
  const phrases = signal<LaterPhrases | undefined>(undefined);
  loaded.set(language, phrases);
  import(`../words/${language}/later.ts`).then(
    ({ later }) => (phrases.value = later),
    () => loaded.delete(language),
  );
  return phrases.value;
};
