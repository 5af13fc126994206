import type { Refusal } from '@showboat/engine';
import type { RefusalCode } from '../rules/refusals';
import { LETTERS } from '../rules/state';
import { type NamePhrases, type NameSeat, sayPayment, translateRoof } from './names';

type Detail = NonNullable<Refusal['detail']>;

export type RefusalSentence = (detail: Detail) => string;

/** A whole sentence without its full stop, which tells what would have been needed. */
export interface RefusalPhrases {
  readonly sentences: Readonly<Record<RefusalCode, RefusalSentence>>;
  /** In the place of a gap's id: "the one between Thimble Corner and Teapot Terrace". */
  gap(one: string, other: string): string;
  unknown(code: string): string;
}

/** How it is said: in a language, to people who call each other by some names, and who type moves or do not. */
export interface RefusalVoice {
  readonly phrases: RefusalPhrases;
  readonly names: NamePhrases;
  readonly nameOf: NameSeat;
  /** Roofs and gaps have their ids beside their names, and payments are codes: that is what is typed. */
  readonly isTyped: boolean;
}

/** Codes come from anywhere: there may be no sentence for one. */
export const sentenceIn = (table: Readonly<Record<string, RefusalSentence>>, code: string): RefusalSentence | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** `B1C2 B2C1` */
const sayPayments = (names: NamePhrases, nameOf: NameSeat, payments: string): string => {
  const paysIn = (payment: string): readonly number[] =>
    LETTERS.map((letter) => Number(new RegExp(`${letter}(\\d+)`).exec(payment)?.[1] ?? 0));
  return payments
    .split(' ')
    .map((payment) => sayPayment(names, nameOf, paysIn(payment)))
    .join('; ');
};

/** The detail with roofs, gaps and players as they are called. Without a name an id stays: refusals come from anywhere. */
const worded = ({ phrases, names, nameOf, isTyped }: RefusalVoice, detail: Detail): Detail => {
  const { gap, seat, oneName, otherName, payments } = detail;
  const nameIn = (name: unknown): string => translateRoof(names, String(name));
  const withId = (name: string, id: unknown): string => (isTyped && name !== id ? `${name} (${id})` : name);
  const result: Record<string, string | number> = { ...detail };
  for (const key of ['roof', 'from', 'to']) {
    const name = detail[`${key}Name`];
    if (name !== undefined) result[key] = withId(nameIn(name), detail[key]);
  }
  if (oneName !== undefined) result.gap = withId(phrases.gap(nameIn(oneName), nameIn(otherName)), gap);
  if (payments !== undefined && !isTyped) result.payments = sayPayments(names, nameOf, String(payments));
  const player = LETTERS.findIndex((letter) => letter === seat);
  if (player >= 0) result.seat = nameOf(player);
  return result;
};

/** FORMAT stands for the notation, which has no numbered rules; everything else can be looked up. */
const numbered = (sentence: string, rule: string): string => (/\d$/.test(rule) ? `${sentence} (${rule})` : sentence);

/** `found` is what is said of refusals that do not come from a table. */
export const sayRefusal = (voice: RefusalVoice, refusal: Refusal, found?: string): string => {
  const { phrases } = voice;
  const { code, rule, field, detail = {} } = refusal;
  const said = numbered(found ?? sentenceIn(phrases.sentences, code)?.(worded(voice, detail)) ?? phrases.unknown(code), rule);
  if (field === undefined || field === 'action') return `${said}.`;
  // In a record the line alone would not tell which of its tokens is meant.
  return detail.token === undefined || code === 'unreadable-action'
    ? `${field}: ${said}`
    : `${field}, "${detail.token}": ${said}`;
};
