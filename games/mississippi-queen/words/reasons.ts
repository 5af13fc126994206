import type { Reason } from '@showboat/engine';
import type { ReasonCode } from './codes';

/** Tiles are numbers, ships ids, turns may have a tenth. */
export type ReasonSentence = (detail: Reason['detail']) => string;

/** Each stands for itself or after the turn it speaks for, without a full stop: "lands first". */
export type ReasonPhrases = Readonly<Record<ReasonCode, ReasonSentence>>;

const isSayable = (phrases: ReasonPhrases, code: string): code is ReasonCode => Object.hasOwn(phrases, code);

export const sayReason = (phrases: ReasonPhrases, { code, detail }: Reason): string =>
  isSayable(phrases, code) ? phrases[code](detail) : code;
