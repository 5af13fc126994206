import { keyOf } from './json';

/** Values that belong in no game. */
export const FOREIGN: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  Number.NaN,
  '',
  'x',
  [],
  {},
  [{}],
  { kind: 'castle' },
  { kind: undefined },
  { kind: '__proto__' },
  { kind: 'constructor' },
  { kind: 'toString' },
  { kind: 7 },
  { kind: { kind: 'x' } },
  Object.create(null),
  JSON.parse('{"__proto__":{"kind":"x"}}'),
];

const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1,
  0.5,
  99,
  1e300,
  Number.NaN,
  '',
  'x',
  '__proto__',
  [],
  {},
];

const entriesOf = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const around = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value - 1, value + 1, 0 - value, String(value)];
  if (typeof value === 'string') return [`${value} `, value.toUpperCase(), value.slice(1), [value]];
  if (typeof value === 'boolean') return [!value, String(value)];
  if (Array.isArray(value)) return [value.slice(1), [...value, ...value.slice(0, 1)], value.toReversed()];
  return [];
};

/**
 * Near misses of a value: a field dropped, added, changed slightly, changed to nonsense, or taken from a similar value
 * in `pool`. Some may equal the value itself or another valid one: the caller decides.
 */
export const mutationsOf = (value: unknown, pool: readonly unknown[] = []): readonly unknown[] => {
  const entries = entriesOf(value);
  if (entries.length === 0) return [...around(value), { ...Object(value), extra: 1 }];
  const relatives = pool.map((other) => new Map(entriesOf(other)));
  const mutations: unknown[] = [{ ...Object(value), extra: 1 }, Object.assign(Object.create(null), value)];
  for (const [key, part] of entries) {
    const others = new Map(relatives.filter((other) => other.has(key)).map((other) => [keyOf(other.get(key)), other.get(key)]));
    const inner = typeof part === 'object' && part !== null && !Array.isArray(part) ? mutationsOf(part) : [];
    mutations.push(Object.fromEntries(entries.filter(([other]) => other !== key)));
    for (const wrong of [...WRONG_VALUES, ...around(part), ...others.values(), ...inner]) {
      mutations.push(Object.fromEntries(entries.map(([other, kept]) => [other, other === key ? wrong : kept])));
    }
  }
  return mutations;
};
