export interface Event {
  readonly who: string;
  readonly what: readonly string[];
  /** A player may move last in one round and first in the next: that makes two sentences. */
  readonly opensTurn?: boolean;
}

interface Voice {
  joinPhrases(who: string, phrases: readonly string[]): string;
}

/** Who did what: one sentence per turn, unless somebody else acts in between. */
export const formatLog = (words: Voice, events: readonly Event[]): readonly string[] => {
  const groups: { who: string; what: string[] }[] = [];
  for (const { who, what, opensTurn } of events) {
    const last = groups.at(-1);
    if (last?.who === who && !opensTurn) last.what.push(...what);
    else groups.push({ who, what: [...what] });
  }
  return groups.map(({ who, what }) => words.joinPhrases(who, what));
};
