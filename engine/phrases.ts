import type { Reason } from './advisor';
import type { Detail, Refusal } from './result';

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

export const sayReason = <Code extends string>(phrases: ReasonPhrases<Code>, { code, detail }: Reason): string =>
  lookUp<Sentence>(phrases, code)?.(detail) ?? code;

export const sayEnding = (endings: Readonly<Record<string, string>>, ending: string): string => lookUp(endings, ending) ?? ending;
