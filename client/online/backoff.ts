/** Milliseconds until the next try: soon at first, then less and less often, and never all browsers at the same moment. */
export const waitBefore = (tries: number, random: () => number = Math.random): number => {
  const longest = Math.min(15_000, 500 * 2 ** Math.min(tries, 10));
  return Math.round(longest * (0.5 + random() / 2));
};

/** A wait that ends early when somebody has reason to hope. */
export interface Waiting {
  readonly done: Promise<void>;
  end(): void;
}

export const waitFor = (milliseconds: number): Waiting => {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { done, end: () => end() };
};
