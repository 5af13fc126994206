/** Questions that come in one breath are asked together. */
export const gather = <Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): ((asked: Asked) => Promise<Answer>) => {
  let waiting: { readonly asked: Asked; resolve(answer: Answer): void; reject(error: unknown): void }[] = [];

  const send = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    try {
      const answers = await askAll(all.map(({ asked }) => asked));
      for (const [at, { resolve }] of all.entries()) resolve(answers[at]);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void send());
      waiting.push({ asked, resolve, reject });
    });
};
