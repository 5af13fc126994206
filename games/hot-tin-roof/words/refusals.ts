import { type Detail, type Refusal, sayRefusal as sayFrom } from '@showboat/engine';
import { LETTERS } from '../rules/state';
import { type NamePhrases, type NameSeat, sayPayment, translateRoof } from './names';
import type { RefusalPhrases } from './phrases';

/** How to say it: the language, what players are called, and whether moves are typed. */
export interface RefusalVoice {
  readonly phrases: RefusalPhrases;
  readonly names: NamePhrases;
  readonly nameOf: NameSeat;
  /** Roofs and gaps have their ids beside their names, and payments are codes: that is what is typed. */
  readonly isTyped: boolean;
}

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

/** `found` is the sentence for refusals that do not come from a table. */
export const sayRefusal = (voice: RefusalVoice, refusal: Refusal, found?: string): string =>
  sayFrom(voice.phrases, { ...refusal, detail: worded(voice, refusal.detail ?? {}) }, found);
