import type { Detail } from './result';
import type { GameWords, Language } from './words';

// Makes words of a language's phrases, as far as all games do it alike. Phrases are tables, without the logic of what to say when.

export type Sentence = (detail: Detail) => string;

/** Codes may come from anywhere: the table may have no entry. */
export const lookUp = <Found>(table: Readonly<Record<string, Found>>, key: string): Found | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What the language of every game gives to a table: sentences, and no rule of what to say when. */
export interface CommonPhrases<View> {
  readonly language: Language;
  readonly title: string;
  readonly table: { readonly endings: Readonly<Record<string, string>> };
  /** The labels and captions of the table. */
  readonly view: View;
}

type Common = 'language' | 'title' | 'sayEnding';

/** The words that need nothing else. */
export const commonWords = <View>({
  language,
  title,
  table,
  view,
}: CommonPhrases<View>): Pick<GameWords<unknown, unknown>, Common> & {
  readonly phrases: View;
} => ({
  language,
  title,
  phrases: view,
  sayEnding: (ending) => lookUp(table.endings, ending) ?? ending,
});
