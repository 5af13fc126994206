/** Deeper than anything that was ever stored on purpose. */
const DEPTH = 100;

/** Anything a database can hold, as text: also what JSON has no words for. */
export const formatRaw = (raw: unknown): string => {
  const above: unknown[] = [];
  const plain = (value: unknown): unknown => {
    if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
    if (value === undefined) return 'undefined';
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    if (above.includes(value)) return 'again';
    if (above.length > DEPTH) return 'deeper';
    above.push(value);
    const copy = Array.isArray(value)
      ? value.map(plain)
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
    above.pop();
    return copy;
  };
  return JSON.stringify(plain(raw), undefined, 2);
};
