import { type Signal, effect, signal } from '@preact/signals';

/** A player's setting that survives a reload; where the browser forbids storage, it lasts as long as the page. */
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
      // Storage is forbidden or full. Nothing is lost that cannot be chosen again at the next visit.
    }
  });
  return value;
};
