const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Whether two JSON values are the same in structure. A field that is `undefined` counts as left out, as in JSON;
 * the order of fields does not matter. Anything that is not JSON (a Map, a class) equals only itself.
 */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!isEqual(a[index], b[index])) return false;
    return true;
  }
  if (Array.isArray(b) || !isPlain(a) || !isPlain(b)) return false;
  let fields = 0;
  const others = new Map(Object.entries(b));
  for (const [key, value] of Object.entries(a)) {
    if (value === undefined) continue;
    if (!isEqual(value, others.get(key))) return false;
    fields++;
  }
  for (const value of others.values()) if (value !== undefined) fields--;
  return fields === 0;
};
