import { type CallSeat, type WhyPhrases, type WhyWords, whyWords } from '@showboat/engine';
import { type NamePhrases, seatNamer } from './names';
import type { ReasonPhrases, RefusalPhrases } from './phrases';
import { sayRefusal } from './refusals';

/** What a language gives to say why. */
export interface PhrasesOfWhy extends WhyPhrases<RefusalPhrases, ReasonPhrases> {
  readonly names: NamePhrases;
}

export const speakWhy = (phrases: PhrasesOfWhy, call?: CallSeat): WhyWords => {
  const { names, refusals } = phrases;
  const nameOf = seatNamer(names, call);
  return {
    ...whyWords(phrases),
    sayRefusal: (refusal) => sayRefusal({ phrases: refusals, names, nameOf, isTyped: false }, refusal),
    withNames: (called) => speakWhy(phrases, called),
  };
};
