import { de } from './de';
import { more as moreDe } from './de/more';
import { en } from './en';
import { more as moreEn } from './en/more';
import { fr } from './fr';
import { more as moreFr } from './fr/more';
import { nl } from './nl';
import { more as moreNl } from './nl/more';
import type { MoreWords, Words } from './words';

export type AllWords = Words & MoreWords;

/** For tests and tools only: tables load the one language they need, and of it what they need. */
export const ALL_WORDS: readonly AllWords[] = [
  { ...en, ...moreEn },
  { ...de, ...moreDe },
  { ...fr, ...moreFr },
  { ...nl, ...moreNl },
];
