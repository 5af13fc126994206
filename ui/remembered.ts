import { type Signal, effect, signal } from '@preact/signals';

/** A choice of the player that is there again after a reload; where the browser forbids its storage, it lasts as long as the page. */
export const remembered = (key: string, fallback: boolean): Signal<boolean> => {
  const read = (): boolean => {
    try {
      return (localStorage.getItem(key) ?? String(fallback)) === 'true';
    } catch {
      return fallback;
    }
  };
  const value = signal(read());
  effect(() => {
    const text = String(value.value);
    try {
      if (text === String(fallback)) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Nothing to be done, and nothing lost that the next visit could not choose again.
    }
  });
  return value;
};
