import { type Refused, type Result, ok, refused } from './result';

// One declaration yields the form, the parser, the command line's k=v and the documentation.

export type OptionValue = boolean | number | string | readonly string[] | readonly (readonly [string, string])[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface Ruled {
  /** The rule numbers behind it. */
  readonly rules: readonly string[];
}

export type OptionSpec =
  | (Ruled & { readonly kind: 'switch'; readonly fallback: boolean })
  | (Ruled & { readonly kind: 'number'; readonly fallback: number; readonly min: number; readonly max: number })
  | (Ruled & { readonly kind: 'choice'; readonly fallback: string | number; readonly values: readonly (string | number)[] })
  | (Ruled & { readonly kind: 'list'; readonly fallback: readonly string[] })
  | (Ruled & { readonly kind: 'pairs'; readonly fallback: readonly (readonly [string, string])[] })
  /** An object as JSON text, or the word that stands for the usual one. Too long for a line of words: records give it a header. */
  | (Ruled & { readonly kind: 'json'; readonly fallback: string });

export type OptionSchema = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec extends OptionSpec> = Spec extends { readonly kind: 'choice' }
  ? Spec['values'][number]
  : {
      readonly switch: boolean;
      readonly number: number;
      readonly choice: string | number;
      readonly list: readonly string[];
      readonly pairs: readonly (readonly [string, string])[];
      readonly json: string;
    }[Spec['kind']];

/** The options of a game, derived from its schema: a new one is declared there and nowhere else. */
export type OptionsOf<Schema extends OptionSchema> = { readonly [Name in keyof Schema]: ValueOf<Schema[Name]> };

export interface Preset {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: OptionValues;
}

const RULE = 'OPTIONS';
const LONGEST_LIST = 1000;
const LONGEST_JSON = 200_000;

/** What a list may contain: anything the text form cannot mistake for its own separators. */
const ENTRY = /^[^\s+,:="]{1,100}$/;

const isEntry = (value: unknown): value is string => typeof value === 'string' && ENTRY.test(value);

const shown = (value: unknown): string => {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 60);
  } catch {
    // Cycles and big integers have no JSON.
    return typeof value;
  }
};

type Problem = 'unknown' | 'twice' | 'no-value' | 'not-an-object' | 'wrong-type' | 'out-of-range' | 'not-a-choice' | 'bad-entry';

/** Also for the text form. */
export const badOption = (
  key: string | undefined,
  problem: Problem,
  detail: Readonly<Record<string, string | number>> = {},
): Refused =>
  refused({
    code: 'bad-option',
    rule: RULE,
    field: key === undefined ? 'options' : `options.${key.slice(0, 60)}`,
    detail: { problem, ...detail },
  });

const parsePairs = (value: readonly unknown[]): readonly (readonly [string, string])[] | undefined => {
  const pairs: (readonly [string, string])[] = [];
  for (const pair of value) {
    if (!Array.isArray(pair) || pair.length !== 2) return undefined;
    const [left, right]: readonly unknown[] = pair;
    if (!isEntry(left) || !isEntry(right)) return undefined;
    pairs.push([left, right]);
  }
  return pairs;
};

/** Canonical JSON, as `JSON.stringify` writes it, without line breaks; `undefined` for anything but an object. */
const parseJson = (text: string): string | undefined => {
  if (text.length > LONGEST_JSON) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : undefined;
  } catch {
    return undefined;
  }
};

const parseValue = (key: string, spec: OptionSpec, value: unknown): Result<OptionValue> => {
  const given = shown(value);
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? ok(value) : badOption(key, 'wrong-type', { given });
    case 'number': {
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return badOption(key, 'wrong-type', { given });
      const isInRange = value >= spec.min && value <= spec.max;
      return isInRange ? ok(value + 0) : badOption(key, 'out-of-range', { given, min: spec.min, max: spec.max });
    }
    case 'choice': {
      const choice = spec.values.find((known) => known === value);
      return choice === undefined ? badOption(key, 'not-a-choice', { given, values: spec.values.join(' ') }) : ok(choice);
    }
    case 'list': {
      if (!Array.isArray(value) || value.length > LONGEST_LIST) return badOption(key, 'wrong-type', { given });
      const entries = value.filter(isEntry);
      return entries.length === value.length ? ok(entries) : badOption(key, 'bad-entry', { given });
    }
    case 'pairs': {
      if (!Array.isArray(value) || value.length > LONGEST_LIST) return badOption(key, 'wrong-type', { given });
      const pairs = parsePairs(value);
      return pairs ? ok(pairs) : badOption(key, 'bad-entry', { given });
    }
    case 'json': {
      const text = value === spec.fallback ? spec.fallback : typeof value === 'string' ? parseJson(value) : undefined;
      return text === undefined ? badOption(key, 'wrong-type', { given }) : ok(text);
    }
  }
};

/** From a JSON object to the values of the schema, defaults filled in, in the order of the schema. */
export const parseOptions = <Schema extends OptionSchema>(schema: Schema, input: unknown): Result<OptionsOf<Schema>> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return badOption(undefined, 'not-an-object', { given: shown(input) });
  }
  // Own fields only: inherited ones (`constructor`, `__proto__`) are neither options nor values.
  const given = new Map<string, unknown>(Object.entries(input));
  for (const key of given.keys()) if (!Object.hasOwn(schema, key)) return badOption(key, 'unknown');
  const values: [string, OptionValue][] = [];
  for (const [key, spec] of Object.entries(schema)) {
    const value = given.get(key);
    const parsed = value === undefined ? ok(spec.fallback) : parseValue(key, spec, value);
    if (!parsed.ok) return parsed;
    values.push([key, parsed.value]);
  }
  // The door from values to the type of the schema, which has just checked them.
  return ok(Object.fromEntries(values) as OptionsOf<Schema>);
};
