import { de } from './de';
import { more as moreDe } from './de/more';
import { en } from './en';
import { more as moreEn } from './en/more';
import { fr } from './fr';
import { more as moreFr } from './fr/more';
import type { CallSeat } from './names';
import { nl } from './nl';
import { more as moreNl } from './nl/more';
import type { MoreWords, Words } from './words';

export type AllWords = Omit<Words & MoreWords, 'withNames'> & { withNames(call: CallSeat): AllWords };

const all = (words: Words, more: MoreWords): AllWords => ({
  ...words,
  ...more,
  withNames: (call) => all(words.withNames(call), more.withNames(call)),
});

/** For tests and tools only: tables load the one language they need, and of it what they need. */
export const ALL_WORDS: readonly AllWords[] = [all(en, moreEn), all(de, moreDe), all(fr, moreFr), all(nl, moreNl)];
