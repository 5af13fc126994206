import type { Detail, Refusal } from './result';
import type { GameWords, Language } from './words';

// Makes words of a language's phrases, as far as all games do it alike. Phrases are tables, without the logic of what to say when.

export type Sentence = (detail: Detail) => string;

/** Codes may come from anywhere: the table may have no entry. */
export const lookUp = <Found>(table: Readonly<Record<string, Found>>, key: string): Found | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Of moves: a whole sentence without its full stop, which says what would have been needed. */
export interface RefusalPhrases<Code extends string> {
  readonly sentences: Readonly<Record<Code, Sentence>>;
  unknown(code: string): string;
}

/** Used alone or after the turn it explains, without a full stop: "lands first". */
export type ReasonPhrases<Code extends string> = Readonly<Record<Code, Sentence>>;

/** FORMAT stands for the notation, which has no numbered rules; everything else can be looked up. */
const numbered = (sentence: string, rule: string): string => (/\d$/.test(rule) ? `${sentence} (${rule})` : sentence);

/** These quote the token themselves. */
const QUOTING = ['unreadable-action', 'unknown-token'];

/** `found` is the sentence for refusals that do not come from a table. */
export const sayRefusal = <Code extends string>(phrases: RefusalPhrases<Code>, refusal: Refusal, found?: string): string => {
  const { code, rule, field, detail = {} } = refusal;
  const said = numbered(found ?? lookUp<Sentence>(phrases.sentences, code)?.(detail) ?? phrases.unknown(code), rule);
  if (field === undefined || field === 'action') return `${said}.`;
  // In a record the line alone would not say which token is meant.
  return detail.token === undefined || QUOTING.includes(code) ? `${field}: ${said}` : `${field}, "${detail.token}": ${said}`;
};

/** What the language of every game gives to a table: sentences, and no rule of what to say when. */
export interface CommonPhrases<Refusals, Reasons, View> {
  readonly language: Language;
  readonly title: string;
  readonly refusals: Refusals;
  readonly reasons: Reasons;
  readonly table: { readonly endings: Readonly<Record<string, string>> };
  /** The labels and captions of the table. */
  readonly view: View;
}

type Common = 'language' | 'title' | 'sayEnding' | 'sayReason';

/** The words that need nothing else. */
export const commonWords = <View>({
  language,
  title,
  reasons,
  table,
  view,
}: CommonPhrases<unknown, ReasonPhrases<string>, View>): Pick<GameWords<unknown, unknown>, Common> & {
  readonly phrases: View;
} => ({
  language,
  title,
  phrases: view,
  sayEnding: (ending) => lookUp(table.endings, ending) ?? ending,
  sayReason: ({ code, detail }) => lookUp(reasons, code)?.(detail) ?? code,
});
