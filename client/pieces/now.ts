import { useEffect, useState } from 'preact/hooks';

/** Often enough that a second is never skipped. */
const EVERY = 250;

/** This machine's time, read anew while somebody looks: four times a second, and at once when the page comes back. */
export const useNow = (isRunning = true): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = (): void => setNow(Date.now());
    read();
    if (!isRunning) return undefined;
    const timer = setInterval(read, EVERY);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isRunning]);
  return now;
};
