import type { Reason } from '@showboat/engine';
import type { ReasonCode } from './codes';

/** Cities and cards are ids, seats numbers. */
export type ReasonSentence = (detail: Reason['detail']) => string;

/** Each stands for itself or after the turn it speaks for, without a full stop: "wins 9 points in Roma". */
export type ReasonPhrases = Readonly<Record<ReasonCode, ReasonSentence>>;

const isSayable = (phrases: ReasonPhrases, code: string): code is ReasonCode => Object.hasOwn(phrases, code);

export const sayReason = (phrases: ReasonPhrases, { code, detail }: Reason): string =>
  isSayable(phrases, code) ? phrases[code](detail) : code;
