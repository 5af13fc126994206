interface Event {
  readonly who: string;
  readonly what: readonly string[];
}

/** "ahead, ahead" is "ahead ×2". */
const gathered = (phrases: readonly string[]): string => {
  const runs: { phrase: string; times: number }[] = [];
  for (const phrase of phrases) {
    const last = runs.at(-1);
    if (last?.phrase === phrase) last.times++;
    else runs.push({ phrase, times: 1 });
  }
  return runs.map(({ phrase, times }) => (times === 1 ? phrase : `${phrase} ×${times}`)).join(', ');
};

/** Who did what, a line for each as long as nobody else comes between. */
export const formatLog = (events: readonly Event[]): readonly string[] => {
  const groups: { who: string; what: string[] }[] = [];
  for (const { who, what } of events) {
    const last = groups.at(-1);
    if (last?.who === who) last.what.push(...what);
    else groups.push({ who, what: [...what] });
  }
  return groups.map(({ who, what }) => `${who}: ${gathered(what)}.`);
};
