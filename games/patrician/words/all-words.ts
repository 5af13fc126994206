import { en } from './en';
import { more as moreEn } from './en/more';
import type { MoreWords, Words } from './words';

export type AllWords = Words & MoreWords;

/** For tests and tools only: tables load the one language they need, and of it what they need. */
export const ALL_WORDS: readonly AllWords[] = [{ ...en, ...moreEn }];
