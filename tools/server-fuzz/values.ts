import { type Random, pick } from '@showboat/engine';

export const below = (random: Random, most: number): number => Math.floor(random() * most);

const NAMES = [
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', "'; drop table players; --", '\u202Eevil\u202C', 'a\u0000b', 'a\nb', '\u200B',
  '\uFEFF', '\ud800', 'é'.repeat(24), '👩‍👩‍👧‍👦', ' ', '', 'x'.repeat(5_000), '%00', '../../etc/passwd', '${7*7}', '{{7*7}}', '\u0007bell', 'Ada', 'Zoë',
] as const; // biome-ignore format: a list

/** Texts that somebody would try. */
export const strangeText = (random: Random): string => pick(random, NAMES);

const VALUES: readonly unknown[] = [
  null, true, false, 0, -0, -1, 1, 3.5, 1e308, -1e308, 2 ** 60, 4_294_967_296, '', 'x', '0', [], {}, [[]], [null], { length: 1 },
  { toString: 1 }, 'x'.repeat(3_000), Array.from({ length: 300 }, () => 'f'), { kind: 'me' }, { kind: '__proto__' },
]; // biome-ignore format: a list

export const strangeValue = (random: Random): unknown => (random() < 0.3 ? strangeText(random) : pick(random, VALUES));

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'seed',
  'token',
  'admin',
  '',
  'x'.repeat(100),
  'né',
  '0',
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The same with one thing changed, somewhere in it. */
export const mutated = (random: Random, value: unknown): unknown => {
  if (random() < 0.25 || !isObject(value)) return strangeValue(random);
  if (Array.isArray(value)) {
    const at = below(random, value.length + 1);
    const kind = below(random, 3);
    if (kind === 0) return value.toSpliced(at, 0, strangeValue(random));
    if (kind === 1) return value.toSpliced(at, 1);
    return value.map((one, index) => (index === at ? mutated(random, one) : one));
  }
  const entries = Object.entries(value);
  const at = below(random, entries.length + 1);
  if (at === entries.length) entries.push([pick(random, KEYS), strangeValue(random)]);
  else if (random() < 0.2) entries.splice(at, 1);
  else entries[at] = [entries[at][0], mutated(random, entries[at][1])];
  // As JSON.parse does it, `__proto__` is a field like any other.
  return entries.reduce(
    (made, [key, one]) => Object.defineProperty(made, key, { value: one, enumerable: true, configurable: true }),
    {},
  );
};

/** JSON that no serialiser writes. */
export const strangeJson = (random: Random, text: string): Buffer => {
  const at = below(random, text.length + 1);
  const kinds: readonly (() => Buffer | string)[] = [
    () => text.slice(0, at),
    () =>
      `${text.slice(0, at)}${pick(random, ['"', '}', ']', ',', '\\', '\u0000', 'NaN', '1e999', '/**/', '-'])}${text.slice(at)}`,
    () => '['.repeat(1 + below(random, 5_000)),
    () => '{"a":'.repeat(100) + '1' + '}'.repeat(100),
    () => text.replace('{', '{"name":"first","name":"second","after":1,"after":2,'),
    () => Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xc3, 0x28, 0xff, 0xfe]), Buffer.from(text.slice(at))]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    () => `\uFEFF${text}`,
    () => text.replaceAll('"', "'"),
    () => `{"name":"\\ud800","text":"\\udfff","id":"\\ud800\\ud800"}`,
    () => ' '.repeat(below(random, 2_000)) + text,
    () => pick(random, ['NaN', 'Infinity', '1e308', '-', '"', 'null', '[]', 'undefined', '0x10', 'true']),
  ];
  return Buffer.from(pick(random, kinds)());
};
