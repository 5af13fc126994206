import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';
import type { Words } from './words';

/** For tests and tools only: tables load the one language they need. */
export const ALL_WORDS: readonly Words[] = [en, de, fr, nl];
