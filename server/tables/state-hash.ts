import { hash } from 'node:crypto';

interface Remembered {
  readonly value: unknown;
  readonly text: string;
}

/** The hash of a state's JSON. From one move to the next most of a state stays the same object, whose text is remembered. */
export const createHashing = (): ((state: unknown) => string) => {
  const remembered = new Map<string, Remembered>();

  const textOf = (key: string, value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = remembered.get(key);
    if (known?.value === value) return known.text;
    const text = JSON.stringify(value);
    remembered.set(key, { value, text });
    return text;
  };

  const textOfAll = (state: object): string => {
    let text = '';
    for (const [key, value] of Object.entries(state)) {
      if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(key, value)}`;
    }
    return `{${text}}`;
  };

  return (state) => {
    const isPlain = typeof state === 'object' && state !== null && !Array.isArray(state);
    return hash('sha256', isPlain ? textOfAll(state) : JSON.stringify(state)).slice(0, 32);
  };
};
