import type { Refusal } from '@showboat/engine';
import type { SayableCode } from './codes';
import { type FieldPhrases, sayBadField, sayMissingField } from './fields';

export type RefusalSentence = (detail: NonNullable<Refusal['detail']>) => string;

/** Two codes stand for a move and for a field of a position, and need two sentences. */
const TWINS = ['rose-coal', 'same-island'] as const;

type SentenceCode = Exclude<SayableCode, 'bad-field' | 'missing-field'> | `${(typeof TWINS)[number]}-in-position`;

/**
 * Moves and ends of turns have a whole sentence without its full stop, which tells what would have been needed; options and positions
 * have what follows the name of the field and a colon.
 */
export interface RefusalPhrases {
  readonly sentences: Readonly<Record<SentenceCode, RefusalSentence>>;
  unknown(code: string): string;
}

const isSayable = ({ sentences }: RefusalPhrases, code: string): code is SentenceCode => Object.hasOwn(sentences, code);

const sentenceOf = (phrases: RefusalPhrases, fields: FieldPhrases, { code, field = '', detail = {} }: Refusal): string => {
  if (code === 'missing-field') return sayMissingField(fields, field);
  if (code === 'bad-field') return sayBadField(fields, field, String(detail.expected), String(detail.given));
  const isOfPosition = field.includes('ships[') && TWINS.some((twin) => twin === code);
  const key = isOfPosition ? `${code}-in-position` : code;
  return isSayable(phrases, key) ? phrases.sentences[key](detail) : phrases.unknown(code);
};

/** FORMAT stands for the notation, which has no numbered rules; everything else can be looked up. */
const numbered = (sentence: string, rule: string): string => (/\d$/.test(rule) ? `${sentence} (${rule})` : sentence);

export const sayRefusal = (phrases: RefusalPhrases, fields: FieldPhrases, refusal: Refusal): string => {
  const { code, rule, field, detail = {} } = refusal;
  const said = numbered(sentenceOf(phrases, fields, refusal), rule);
  if (field === undefined || field === 'action') return `${said}.`;
  // In a record the line alone would not tell which of its tokens is meant.
  return detail.token === undefined || code === 'unreadable-action'
    ? `${field}: ${said}`
    : `${field}, "${detail.token}": ${said}`;
};
