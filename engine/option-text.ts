import { type OptionSchema, type OptionSpec, type OptionValue, type OptionValues, badOption, parseOptions } from './options';
import type { Result } from './result';

// Options as a line of words: in records, playthroughs and on the command line. A table does not need this.

const fromText = (spec: OptionSpec, text: string): unknown => {
  switch (spec.kind) {
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'number':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'choice':
      return spec.values.find((value) => String(value) === text) ?? text;
    case 'list':
      return text === '' ? [] : text.split('+');
    case 'pairs':
      return text === '' ? [] : text.split('+').map((pair) => pair.split(':'));
    case 'json':
      return text;
  }
};

/** From `seats=3 rose=true` or `seats=3,rose=true`, as written in records and on the command line. */
export const parseOptionText = (schema: OptionSchema, text: string): Result<OptionValues> => {
  const input = new Map<string, unknown>();
  for (const word of text.split(/[\s,]+/)) {
    if (word === '') continue;
    const equals = word.indexOf('=');
    const key = equals < 0 ? word : word.slice(0, equals);
    if (!Object.hasOwn(schema, key)) return badOption(key, 'unknown');
    if (equals < 0) return badOption(key, 'no-value');
    if (input.has(key)) return badOption(key, 'twice');
    input.set(key, fromText(schema[key], word.slice(equals + 1)));
  }
  return parseOptions(schema, Object.fromEntries(input));
};

const formatValue = (value: OptionValue): string =>
  typeof value === 'object'
    ? value.map((entry) => (typeof entry === 'string' ? entry : entry.join(':'))).join('+')
    : String(value);

/** The placeholder for JSON in a line of options; it cannot be parsed back. */
const OWN = 'own';

/** The options that differ from their default, and those always listed, in schema order. */
export const formatOptions = (schema: OptionSchema, values: OptionValues, always: readonly string[] = []): string => {
  const words: string[] = [];
  for (const [key, spec] of Object.entries(schema)) {
    const text = formatValue(Object.hasOwn(values, key) ? values[key] : spec.fallback);
    const isUsual = text === formatValue(spec.fallback);
    if (always.includes(key) || !isUsual) words.push(`${key}=${spec.kind === 'json' && !isUsual ? OWN : text}`);
  }
  return words.join(' ');
};
