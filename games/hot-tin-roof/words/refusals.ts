import type { Refusal } from '@showboat/engine';
import type { RefusalCode } from '../rules/refusals';

export type RefusalSentence = (detail: NonNullable<Refusal['detail']>) => string;

/** A whole sentence without its full stop, which tells what would have been needed. */
export interface RefusalPhrases {
  readonly sentences: Readonly<Record<RefusalCode, RefusalSentence>>;
  unknown(code: string): string;
}

/** Codes come from anywhere: there may be no sentence for one. */
export const sentenceIn = (table: Readonly<Record<string, RefusalSentence>>, code: string): RefusalSentence | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** FORMAT stands for the notation, which has no numbered rules; everything else can be looked up. */
const numbered = (sentence: string, rule: string): string => (/\d$/.test(rule) ? `${sentence} (${rule})` : sentence);

/** `found` is what is said of refusals that do not come from a table. */
export const sayRefusal = (phrases: RefusalPhrases, refusal: Refusal, found?: string): string => {
  const { code, rule, field, detail = {} } = refusal;
  const said = numbered(found ?? sentenceIn(phrases.sentences, code)?.(detail) ?? phrases.unknown(code), rule);
  if (field === undefined || field === 'action') return `${said}.`;
  // In a record the line alone would not tell which of its tokens is meant.
  return detail.token === undefined || code === 'unreadable-action'
    ? `${field}: ${said}`
    : `${field}, "${detail.token}": ${said}`;
};
