import { type Sentence, lookUp } from './phrases';
import type { Refusal } from './result';
import type { WhyWords } from './words';

// Refusals and reasons in words. No table waits for these.

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

/** What the language of every game gives for them. */
export interface WhyPhrases<Refusals, Reasons> {
  readonly refusals: Refusals;
  readonly reasons: Reasons;
}

export const whyWords = ({ refusals, reasons }: WhyPhrases<RefusalPhrases<string>, ReasonPhrases<string>>): WhyWords => ({
  sayRefusal: (refusal) => sayRefusal(refusals, refusal),
  sayReason: ({ code, detail }) => lookUp(reasons, code)?.(detail) ?? code,
});
