/** What is left of a value after it has been sent or stored. */
export const throughJson = <T>(value: T): T => {
  const text: string | undefined = JSON.stringify(value);
  // The door back from JSON; the suite checks that the copy equals the original.
  return (text === undefined ? undefined : JSON.parse(text)) as T;
};

/** The same text for the same structure, regardless of field order. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
};

/** Truncated to fit a message. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (keyOf(value) ?? String(value));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** Where two JSON values differ first, for messages about states too large to print. */
export const differenceOf = (a: unknown, b: unknown, path = ''): string => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || 'value'}: ${shown(a)} and ${shown(b)}`;
  }
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (keyOf(left.get(key)) !== keyOf(right.get(key))) return differenceOf(left.get(key), right.get(key), `${path}.${key}`);
  }
  return `${path || 'value'}: not plain JSON`;
};

/** The value, or the message of what was thrown. */
export const attempt = <T>(action: () => T): { readonly value: T } | { readonly thrown: string } => {
  try {
    return { value: action() };
  } catch (error) {
    return { thrown: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
};
