/**
 * Does job after job, several at a time, until `mayGoOn` says no, and hands over what they made in the order of their numbers, whichever
 * was ready first.
 */
export const inOrder = async <Made>(
  size: number,
  mayGoOn: (next: number) => boolean,
  work: (number: number) => Promise<Made>,
  onReady: (made: Made, number: number) => void,
): Promise<void> => {
  const ready = new Map<number, Made>();
  let next = 0;
  let handed = 0;
  const one = async (): Promise<void> => {
    while (mayGoOn(next)) {
      const number = next++;
      ready.set(number, await work(number));
      for (let made = ready.get(handed); made !== undefined; made = ready.get(handed)) {
        ready.delete(handed);
        onReady(made, handed++);
      }
    }
  };
  await Promise.all(Array.from({ length: size }, one));
};
